import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { stripLineBreaks } from '#server/platform/mail/strip-line-breaks.ts'
import type { Refused } from './provider.ts'

const LONGEST_SAID = 300

const titles: Record<Refused['kind'], string> = {
  key: 'The card provider refuses our key',
  away: 'The card provider does not answer',
  request: 'The card provider refuses what it is asked',
}

export const refusedTitle = ({ kind }: Pick<Refused, 'kind'>) => titles[kind]

export const refusedMail = (refused: Refused, publicUrl: string): Mail => ({
  subject: refusedTitle(refused),
  ...mailContent({
    tag: { label: 'Needs you', tone: 'turn' },
    heading: refusedTitle(refused),
    paragraphs: [
      'Whoever asked read that card payments are not available right now. Nothing was charged or paid back by it.',
      `It said: ${stripLineBreaks(refused.said).slice(0, LONGEST_SAID)}`,
      'The same cause is not mailed again within the hour. The keys are in the settings, the account is on the pages of the provider.',
    ],
    action: { label: 'Open the System page', url: `${publicUrl}/admin/system` },
    footer: 'You get this because you are an administrator of Lotline.',
  }),
})
