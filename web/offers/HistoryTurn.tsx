import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { Offer, Revision } from '#market/offers/offer-document.ts'
import { type LineChange, lineChanges } from '#market/offers/offer-history.ts'
import { tellsTotal, turnWords } from './history-words.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import styles from './OfferHistory.module.css'
import { lotCount } from './offer-words.ts'
import { HistoryChange } from './HistoryChange.tsx'

type Props = { turn: Revision; offer: Offer; viewer: Party }

const MOST_AT_ONCE = 5

export function HistoryTurn({ turn, offer, viewer }: Props) {
  const changes = lineChanges(offer.history, turn)
  const more = changes.length - MOST_AT_ONCE
  return (
    <>
      <b>
        {turnWords(turn, offer, viewer)}{' '}
        {tellsTotal(turn) && <span className="tnum">{formatUsd(turn.total_cents)}</span>}
      </b>
      {turn.act === 'submit' && <p className={styles['changes']}>{lotCount(turn.lines)}</p>}
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
