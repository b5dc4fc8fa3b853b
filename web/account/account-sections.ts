import type { CurrentUser } from '#market/accounts/current-user.ts'

const titles = {
  profile: 'Profile',
  password: 'Password',
  'ship-to': 'Ship-to address',
  mail: 'Mail preferences',
  sessions: 'Sessions',
} as const

/** Also the hash of its address: mails lead to `/account#mail`. */
export type SectionId = keyof typeof titles

export const titleOf = (id: SectionId) => titles[id]

/** The parts of the account page, by what a person has. */
export function sectionsOf({ buyer }: Pick<CurrentUser, 'buyer'>): SectionId[] {
  return buyer
    ? ['profile', 'password', 'ship-to', 'mail', 'sessions']
    : ['profile', 'password', 'mail', 'sessions']
}
