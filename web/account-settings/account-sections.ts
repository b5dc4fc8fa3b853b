import type { CurrentUser } from '#market/accounts/current-user.ts'

const titles = {
  profile: 'Profile',
  password: 'Password',
  'second-factor': 'Second factor',
  'ship-to': 'Ship-to address',
  'po-number': 'PO numbers',
  resale: 'Where you resell',
  mail: 'Email preferences',
  keyboard: 'Keyboard',
  sessions: 'Sessions',
} as const

/** Also the hash of its address: mails lead to `/account#mail`. */
export type SectionId = keyof typeof titles

export const titleOf = (id: SectionId) => titles[id]

/** The parts of the account page, by what a person has. */
export function sectionsOf({ buyer, admin }: Pick<CurrentUser, 'buyer' | 'admin'>): SectionId[] {
  const own: SectionId[] = buyer
    ? ['ship-to', 'po-number', 'resale']
    : admin
      ? ['second-factor']
      : []
  return ['profile', 'password', ...own, 'mail', 'keyboard', 'sessions']
}
