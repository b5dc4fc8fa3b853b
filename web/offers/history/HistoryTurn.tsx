import { formatUsd } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { type LineChange, lineChanges } from '#market/offers/offer-history.ts'
import { FirstTerms } from './FirstTerms.tsx'
import { showsTotal, turnWords, type Reader, type ToldOffer } from './history-words.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import styles from './OfferHistory.module.css'
import { shortName } from '../offer-words.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { OldPrice } from '#web/platform/ui/prices/OldPrice.tsx'

type Props = { turn: Revision; offer: ToldOffer; viewer: Reader }

const MOST_AT_ONCE = 5

export function HistoryTurn({ turn, offer, viewer }: Props) {
  const changes = lineChanges(offer.history, turn)
  const more = changes.length - MOST_AT_ONCE
  return (
    <>
      <b>
        {turnWords(turn, offer, viewer)}{' '}
        {showsTotal(turn) && <span className="tnum">{formatUsd(turn.total_cents)}</span>}
        {showsTotal(turn) && turn.freight_cents !== undefined && (
          <span className="muted tnum"> with {formatUsd(turn.freight_cents)} freight</span>
        )}
      </b>
      {offer.history[0]?.revision === turn.revision && (
        <div className={styles['changes']}>
          <FirstTerms lines={turn.lines} />
        </div>
      )}
      {changes.length > 0 && (
        <div className={styles['changes']}>
          <HistoryChanges changes={changes.slice(0, MOST_AT_ONCE)} />
          {more > 0 && (
            <Disclosure title={`and ${more} more`}>
              <HistoryChanges changes={changes.slice(MOST_AT_ONCE)} />
            </Disclosure>
          )}
        </div>
      )}
      {turn.note && <p className={styles['note']}>{turn.note}</p>}
    </>
  )
}

type HistoryChangesProps = { changes: readonly LineChange[] }

function HistoryChanges({ changes }: HistoryChangesProps) {
  return changes.map((change) => (
    <p key={change.productId}>
      <HistoryChange change={change} />
    </p>
  ))
}

type HistoryChangeProps = { change: LineChange }

/** "Serum $11.50 $11.20", the old one struck through. */
function HistoryChange({ change }: HistoryChangeProps) {
  const name = <bdi title={change.name}>{shortName(change.name)}</bdi>
  if (change.kind === 'removed') return <>{name} taken out</>
  const { oldPrice, unitPrice, oldQuantity, quantity, agreed } = change
  return (
    <>
      {name}{' '}
      {oldQuantity !== undefined && (
        <span className="nowrap">
          <s className="muted">
            <span className="sr">was </span>
            {quantityText(oldQuantity)}
          </s>{' '}
          {quantityText(quantity)} units
        </span>
      )}{' '}
      {oldPrice !== undefined && (
        <span className="nowrap">
          <span className="muted">
            <OldPrice of={oldPrice} label="was" />
          </span>{' '}
          <span className="tnum">{formatUsd(unitPrice)}</span>
        </span>
      )}{' '}
      {agreed && <span className="green">agreed</span>}
    </>
  )
}
