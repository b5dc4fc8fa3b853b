import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import type { PersonRow } from './people-store.ts'

type Addressee = Pick<PersonRow, 'email' | 'fullName' | 'company' | 'party'>

const nameOf = ({ company, fullName, email }: Addressee) => company ?? (fullName || email)

export function deniedMail(person: Addressee, reason: string): Mail {
  const name = nameOf(person)
  const hidden = person.party === 'seller' ? ' Its products are hidden from buyers.' : ''
  return {
    subject: `${name} is no longer approved on Lotline`,
    ...mailContent({
      tag: { label: 'Not approved', tone: 'problem' },
      heading: 'Your approval has ended',
      paragraphs: [`We have ended the approval of ${name}.${hidden} This is why:`],
      quote: { by: 'Lotline', text: reason },
      footer: 'You get this because you have an account at Lotline.',
    }),
  }
}

export const restoredMail = (person: Addressee, link: string): Mail => ({
  subject: `${nameOf(person)} is approved again on Lotline`,
  ...mailContent({
    tag: { label: 'Approved', tone: 'settled' },
    heading: 'Welcome back to Lotline',
    paragraphs: [
      `${nameOf(person)} is approved again.`,
      'The button signs you in. It works once, within 7 days; after that, its page offers you a new one.',
    ],
    action: { label: 'Sign in', url: link },
    footer:
      'You get this because you have an account at Lotline. Please do not pass this mail on: whoever has the link can sign in as you.',
  }),
})
