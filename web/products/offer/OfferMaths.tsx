import { totalWords } from '#market/freight/freight-of-offer.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { isCountable, lineTotal, type Line } from '#market/offers/offer-line.ts'
import { offerMaths } from './offer-maths.ts'
import styles from './OfferMaths.module.css'

type Props = {
  line: Line | undefined
  msrp: Cents | null
  asking: Cents
  /** The seller quotes it with the answer. */
  isFreightOpen: boolean
}

const UNKNOWN = '—'

/** What the typed offer comes to. */
export function OfferMaths({ line: typed, msrp, asking, isFreightOpen }: Props) {
  const line = typed && isCountable(typed) ? typed : undefined
  const maths = line && offerMaths(line, { msrp, asking })
  const below = maths?.belowAsking
  return (
    <dl className={styles['maths']}>
      {msrp !== null && (
        <div>
          <dt>Percent off MSRP at my price</dt>
          <dd className={styles['percent']}>{maths ? `${maths.percentOffMsrp}%` : UNKNOWN}</dd>
        </div>
      )}
      <div>
        <dt>Below asking</dt>
        <dd>
          {below ? formatUsd(below) : below === undefined ? UNKNOWN : 'None'}{' '}
          {!!below && <span className="muted">({maths?.percentBelowAsking?.toFixed(1)}%)</span>}
        </dd>
      </div>
      {msrp !== null && (
        <div>
          <dt>Gross profit if sold at MSRP</dt>
          <dd>{maths?.grossProfit === undefined ? UNKNOWN : formatUsd(maths.grossProfit)}</dd>
        </div>
      )}
      <div className={styles['total']}>
        <dt>Offer total</dt>
        <dd>
          <output>{line ? totalWords(lineTotal(line), isFreightOpen) : UNKNOWN}</output>
        </dd>
      </div>
    </dl>
  )
}
