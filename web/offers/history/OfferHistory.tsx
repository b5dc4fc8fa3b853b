import { History } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { takesMessages } from '#market/messages/message.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { roundsOf } from '#market/offers/offer-history.ts'
import { isTurnOf } from '#market/offers/offer.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import { counted } from '#web/platform/format/numbers.ts'
import { Conversation } from './Conversation.tsx'
import styles from './OfferHistory.module.css'

type Props = { offer: Offer; viewer: Party }

/** The history of an open offer, with the messages of both sides. */
export function OfferHistory({ offer, viewer }: Props) {
  return (
    <div className={styles['history']}>
      <Disclosure
        open
        title={
          <span className="row wrap">
            <span className="row nowrap">
              <History /> History and messages
            </span>
            <span className="muted">{amountOf(offer)}</span>
          </span>
        }
      >
        <Conversation
          offer={offer}
          viewer={viewer}
          takesMessages={takesMessages(offer.state)}
          isToAnswer={isTurnOf(viewer, offer.state)}
        />
      </Disclosure>
    </div>
  )
}

/** "3 rounds, 1 message" */
const amountOf = ({ history, message_count: messages }: Offer) =>
  [
    counted(roundsOf(history), 'round'),
    ...(messages > 0 ? [counted(messages, 'message')] : []),
  ].join(', ')
