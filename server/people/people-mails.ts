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
      paragraphs: [`We have ended our approval of ${name}.${hidden} Here is the reason:`],
      quote: { by: 'Lotline', text: reason },
      footer: 'You get this because you have a Lotline account.',
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
      'Use the button to sign in. It works once, for 7 days; after that, its page offers you a new link.',
    ],
    action: { label: 'Sign in', url: link },
    footer:
      'You get this because you have a Lotline account. Please don’t forward this email: anyone with the link can sign in as you.',
  }),
})
