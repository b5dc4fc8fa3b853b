import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { NetToSeller } from './NetToSeller.tsx'
import { offerPrices } from './offer-prices.ts'
import { percentWords } from './offer-words.ts'
import styles from './PriceGap.module.css'
import { PriceFacts } from './PriceFacts.tsx'

type Props = { offer: Offer; viewer: Party }

const BEFORE = { me: 'My last price', them: 'Their last price', asking: 'Asking price' }

/** Both prices side by side, and how far they are apart. */
export function PriceGap({ offer, viewer }: Props) {
  const { current, before, gap, belowAsking } = offerPrices(offer, viewer)
  return (
    <dl className={styles['prices']}>
      <div>
        <dt>{current.by === 'me' ? 'My price' : 'Their price'}</dt>
        <dd className={styles['price']}>{formatUsd(current.total)}</dd>
        <dd className={styles['facts']}>
          <PriceFacts price={current} />
          {belowAsking && before?.by !== 'asking' && (
            <span style={{ display: 'block' }}>
              {formatUsd(belowAsking.amount)} ({percentWords(belowAsking.percent)}) below asking
            </span>
          )}
          <NetToSeller offer={offer} />
        </dd>
      </div>
      <div className={styles['gap']}>
        <dt>
          <VisuallyHidden>Difference</VisuallyHidden>
        </dt>
        <dd>
          {gap && gap.amount > 0 ? (
            <>
              <b>{formatUsd(gap.amount)}</b> {percentWords(gap.percent)} apart
            </>
          ) : (
            'No difference'
          )}
        </dd>
      </div>
      {before && (
        <div className={styles['before']}>
          <dt>{BEFORE[before.by]}</dt>
          <dd className={styles['price']}>{formatUsd(before.total)}</dd>
          <dd className={styles['facts']}>
            <PriceFacts price={before} />
          </dd>
        </div>
      )}
    </dl>
  )
}
