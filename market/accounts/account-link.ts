import type { RefusalKind } from '../refusal-kind.ts'
import type { Standing } from './stage.ts'

/** `magic` signs in, `reset` sets a new password. */
export const linkKinds = ['magic', 'reset'] as const
export type LinkKind = (typeof linkKinds)[number]

const HOUR = 3600
/** How long a link is valid, in seconds (decisions B7, B8). */
export const LINK_SECONDS: Record<LinkKind, number> = { magic: 7 * 24 * HOUR, reset: HOUR }

/** A mailed link was opened where somebody else is signed in: it asks once before it takes their place. */
export const LINK_OF_ANOTHER = 'link_of_another'
export const linkOfAnother = (email: string): RefusalKind => ({
  code: LINK_OF_ANOTHER,
  message: `This link is for ${email}, but someone else is signed in here.`,
})

/** A token without what a mail program hung on the end of its link, such as a period or a bracket. */
export const withoutTail = (token: string) => /^[\w-]*/.exec(token)?.[0] ?? ''

/** What an invitation's address ends with, by which the page knows that it is no reset. */
export const INVITATION = 'invitation'

/** Whether a person may be mailed a link (decisions B6, I8). */
export function mayHaveLink(kind: LinkKind, person: Standing): boolean {
  if (person.party === 'visitor') return false
  if (person.party === 'admin' || person.party === 'subscriber') return true
  // A buyer under review gets no session by any route.
  if (person.status === 'provisional') return person.party === 'seller'
  if (person.status === 'denied') return kind === 'reset' && person.hasPassword
  return true
}
