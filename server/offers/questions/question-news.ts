import type { Party } from '#market/accounts/viewer.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import type { Bell } from '#server/notifications/notify.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'

/** What one side wrote to the other about a lot. */
type Facts = {
  questionId: number
  lotName: string
  /** The side that wrote. */
  by: Party
  name: string
  text: string
}

const pathOf = (questionId: number) => `/questions?question=${questionId}`

export const questionBell = ({ questionId, lotName, by, name }: Facts): Bell => ({
  kind: 'lot',
  title: `${name} ${by === 'buyer' ? 'asked' : 'answered'} about ${lotName}`,
  path: pathOf(questionId),
})

type Addresses = { publicUrl: string; turnOffUrl: string }

export function questionMail(
  { questionId, lotName, by, name, text }: Facts,
  addresses: Addresses,
): Mail {
  const isQuestion = by === 'buyer'
  return {
    subject: isQuestion
      ? `Question from ${name} about ${lotName}`
      : `${name} answered about ${lotName}`,
    ...mailContent({
      tag: { label: isQuestion ? 'Question' : 'Answer', tone: 'turn' },
      reference: lotName,
      heading: isQuestion ? `${name} has a question` : `${name} answered you`,
      paragraphs: [
        isQuestion
          ? 'Answer on Lotline. If the buyer makes an offer on this lot, the conversation continues there.'
          : 'If you make an offer on this lot, the conversation continues there.',
      ],
      quote: { by: name, text },
      action: {
        label: isQuestion ? 'Answer the question' : 'Read the answer',
        url: addresses.publicUrl + pathOf(questionId),
      },
      footer: `You get this because ${isQuestion ? 'a buyer asked about your lot' : 'you asked about a lot'} on Lotline.`,
      footerLinks: mailFooter(addresses),
    }),
  }
}
