import type { Party } from '#market/accounts/viewer.ts'
import { useMarkMessagesRead, useMessages, useSendMessage } from '../messages/message-queries.ts'
import type { ToldOffer } from './history-words.ts'
import { Talk } from './Talk.tsx'

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
  const messages = data?.messages

  return (
    <Talk
      keptAs={`offer ${offer.id}`}
      told={offer}
      viewer={viewer}
      isToAnswer={isToAnswer}
      messages={messages}
      // What was asked before the offer was read with the question.
      unread={data?.unread_count ? messages?.findLast(isOfOffer)?.id : undefined}
      error={error}
      onRetry={() => void refetch()}
      canWrite={data?.can_write ?? takesMessages}
      hint="Visible to both sides on the offer and its order."
      sending={sending}
      onSeen={marking.mutate}
    />
  )
}

const isOfOffer = ({ about }: { about?: string | undefined }) => about === undefined
