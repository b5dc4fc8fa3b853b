import type { Party } from '#market/accounts/viewer.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import type { QuestionConversation } from '#market/messages/question-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { Banner } from '#web/platform/ui/Banner.tsx'
import type { ComponentProps } from 'react'
import { Talk } from '../history/Talk.tsx'
import { useMarkQuestionRead } from './question-queries.ts'

type Props = Pick<ComponentProps<typeof Talk>, 'sending' | 'keptAs' | 'error' | 'onRetry'> & {
  /** Null before the first message. */
  conversation: QuestionConversation | null | undefined
  viewer: Party
  buyerName: string
  sellerName: string
}

/** What both sides wrote about a lot before there was an offer on it. */
export function QuestionTalk({ conversation, viewer, buyerName, sellerName, ...talk }: Props) {
  const marking = useMarkQuestionRead()
  const { question, messages } = conversation ?? {}
  const offer = question?.offer_number
  return (
    <>
      {offer && (
        <Banner tone="info">
          This conversation continues with the offer:{' '}
          <Link href={paths.myOffers({ offer })}>{offer}</Link>.
        </Banner>
      )}
      <Talk
        {...talk}
        told={{ history: [], buyer_name: buyerName, seller_name: sellerName }}
        viewer={viewer}
        messages={conversation === null ? [] : messages}
        unread={question && question.unread_count > 0 ? messages?.at(-1)?.id : undefined}
        canWrite={conversation === null || (conversation?.can_write ?? false)}
        hint={`Visible to you and the ${otherParty(viewer)}. An offer on this lot keeps the conversation.`}
        onSeen={(upTo) => question && marking.mutate({ id: question.id, upTo })}
      />
    </>
  )
}
