import { inDigits } from '#market/in-digits.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { stripLineBreaks } from '#server/platform/mail/strip-line-breaks.ts'
import type { Terms } from '#server/settings/terms.ts'

/** The failures of one kind within an hour; `problem` is the last error. */
export type Failure = { kind: string; hour: Date; count: number; problem: string | null }

const LONGEST_PROBLEM = 200

export function failureMail(
  { kind, count, problem }: Failure,
  { publicUrl }: Pick<Terms, 'publicUrl'>,
): Mail {
  const name = kind.replaceAll('_', ' ')
  const what = `${inDigits(count)} × ${name}`
  const said = problem
    ? ` The last one said: ${stripLineBreaks(problem).slice(0, LONGEST_PROBLEM)}`
    : ''
  return {
    subject: `Given up: ${what}`,
    ...mailContent({
      heading: `Given up after the last try: ${what}`,
      paragraphs: [
        `Nothing of it happens any more unless somebody has it tried again.${said}`,
        'We won’t email about the same kind again within the hour; the page shows them all.',
      ],
      action: { label: 'View System page', url: `${publicUrl}/admin/system` },
      footer: 'You get this because you help run Lotline.',
    }),
  }
}
