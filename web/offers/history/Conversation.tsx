import { useRef, useState } from 'react'
import type { Party } from '#market/accounts/viewer.ts'
import type { Message } from '#market/messages/message.ts'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { MessageForm } from '../messages/MessageForm.tsx'
import { useMarkMessagesRead, useMessages, useSendMessage } from '../messages/message-queries.ts'
import { useSeen } from '../messages/use-seen.ts'
import { refusalWords } from '../offer-refusal-words.ts'
import { actorOf, type ToldOffer } from './history-words.ts'
import styles from './OfferHistory.module.css'
import { OfferTurns } from './OfferTurns.tsx'

type Props = {
  offer: ToldOffer & { id: string }
  viewer: Party
  /** As far as the page knows before the messages are there. */
  takesMessages: boolean
  isToAnswer?: boolean
}

/** The turns of an offer with the messages between them, and the field for one's own. */
export function Conversation({ offer, viewer, takesMessages, isToAnswer = false }: Props) {
  const { data, error, refetch } = useMessages(offer.id)
  const sending = useSendMessage(offer.id)
  const marking = useMarkMessagesRead(offer.id)
  const place = useRef<HTMLDivElement>(null)
  const messages = data?.messages ?? []
  const unread = (data?.unread_count ?? 0) > 0 ? messages.at(-1)?.id : undefined
  useSeen(place, unread, marking.mutate)

  return (
    <div ref={place} className={styles['conversation']}>
      {error && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {(data?.can_write ?? takesMessages) && (
        <MessageForm
          offerId={offer.id}
          counterparty={viewer === 'buyer' ? offer.seller_name : offer.buyer_name}
          isSending={sending.isPending}
          problem={sending.error ? refusalWords(sending.error) : undefined}
          onSend={sending.mutateAsync}
        />
      )}
      <OfferTurns
        offer={offer}
        viewer={viewer}
        isToAnswer={isToAnswer}
        messages={messages}
        sending={sending.isPending ? sending.variables : undefined}
      />
      {data && <Arrival key={offer.id} offer={offer} viewer={viewer} messages={messages} />}
    </div>
  )
}

type ArrivalProps = { offer: ToldOffer; viewer: Party; messages: readonly Message[] }

/** Tells a screen reader what the other side writes while the page is open. */
function Arrival({ offer, viewer, messages }: ArrivalProps) {
  const [knownUpTo] = useState(messages.at(-1)?.id ?? 0)
  const latest = messages.findLast(({ party }) => party !== viewer)
  const isNew = latest !== undefined && latest.id > knownUpTo
  return (
    <VisuallyHidden>
      <output>{isNew && `${actorOf(latest, offer, viewer)} wrote: ${latest.text ?? ''}`}</output>
    </VisuallyHidden>
  )
}
