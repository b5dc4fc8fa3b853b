import { History } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { roundsOf } from '#market/offers/offer-history.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { HistoryTurn } from './HistoryTurn.tsx'
import { turnTone } from './history-words.ts'
import styles from './OfferHistory.module.css'

type Props = { offer: Offer; viewer: Party }

/** Every turn with who, when, old and new, the latest first. */
export function OfferHistory({ offer, viewer }: Props) {
  const isYourTurn = isTurnOf(viewer, offer.state)
  const latest = offer.history.at(-1)
  const entries = offer.history.toReversed().map((turn) => ({
    key: turn.revision,
    at: turn.at,
    tone: turnTone(turn, viewer, isYourTurn && turn === latest),
    content: <HistoryTurn turn={turn} offer={offer} viewer={viewer} />,
  }))
  return (
    <div className={styles['history']}>
      <Disclosure
        open
        title={
          <span className="row">
            <History /> History{' '}
            <span className="muted">{counted(roundsOf(offer.history), 'round')}</span>
          </span>
        }
      >
        <Timeline entries={entries} />
      </Disclosure>
    </div>
  )
}
