import { History } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { roundsOf } from '#market/offers/offer-history.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import styles from './OfferHistory.module.css'
import { OfferTurns } from './OfferTurns.tsx'

type Props = { offer: Offer; viewer: Party }

/** The history of an offer under way. */
export function OfferHistory({ offer, viewer }: Props) {
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
        <OfferTurns offer={offer} viewer={viewer} isToAnswer={isTurnOf(viewer, offer.state)} />
      </Disclosure>
    </div>
  )
}
