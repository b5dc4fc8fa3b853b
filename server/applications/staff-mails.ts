import { ANSWER_HOURS } from '#market/accounts/application.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { mailTime } from '#server/platform/mail/mail-time.ts'
import type { Terms } from '#server/settings/terms.ts'
import { answersIn } from './application-mail-facts.ts'
import type { Application } from './find-application.ts'
import { queueAt } from './notify-staff.ts'

const HOUR = 3_600_000

type MailFacts = { application: Application; terms: Terms; now: Date; timeZone: string | null }

/** To staff, before an answer exceeds the promised time. */
export function waitingMail({ application, terms, now, timeZone }: MailFacts): Mail {
  const { company, party, submittedAt } = application
  const promised = new Date(submittedAt.getTime() + ANSWER_HOURS * HOUR)
  const standing = promised > now ? 'almost overdue' : 'overdue'
  return {
    subject: `Application ${standing}: ${company}`,
    ...mailContent({
      tag: { label: 'Waiting for you', tone: 'turn' },
      heading: `${company} is waiting for an answer`,
      paragraphs: [
        `${company} applied to ${party === 'buyer' ? 'buy' : 'sell'}, and was promised an answer within ${ANSWER_HOURS} hours.`,
      ],
      facts: [
        { label: 'Answer by', value: mailTime(promised, timeZone) },
        ...answersIn(application),
      ],
      action: { label: 'Review the application', url: `${terms.publicUrl}${queueAt(application)}` },
      footer: 'You get this because you are an administrator of Lotline.',
    }),
  }
}
