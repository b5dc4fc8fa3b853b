import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { stripLineBreaks } from '#server/platform/mail/strip-line-breaks.ts'
import type { Refused } from './provider.ts'

const LONGEST_SAID = 300

const titles: Record<Refused['kind'], string> = {
  key: 'The card provider is rejecting our key',
  away: 'The card provider isn’t responding',
  request: 'The card provider is rejecting our requests',
}

export const refusedTitle = ({ kind }: Pick<Refused, 'kind'>) => titles[kind]

export const refusedMail = (refused: Refused, publicUrl: string): Mail => ({
  subject: refusedTitle(refused),
  ...mailContent({
    tag: { label: 'Needs you', tone: 'turn' },
    heading: refusedTitle(refused),
    paragraphs: [
      'The person was told that card payments are not available right now. Nothing was charged or refunded.',
      `It said: ${stripLineBreaks(refused.said).slice(0, LONGEST_SAID)}`,
      'We won’t email about the same cause again within the hour. Check the keys in the settings, and the account with the provider.',
    ],
    action: { label: 'View System page', url: `${publicUrl}/admin/system` },
    footer: 'You get this because you are an administrator of Lotline.',
  }),
})
