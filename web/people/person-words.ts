import { inDigits } from '#market/in-digits.ts'
import { userStatusWords, type UserStatus } from '#market/accounts/user-status.ts'
import { partyWords } from '#market/people/party-words.ts'
import type { Person } from '#market/people/people-api.ts'
import type { PillColour } from '#web/platform/ui/Pill.tsx'

const colours: Record<UserStatus, PillColour> = {
  provisional: 'yellow',
  denied: 'red',
  approved: 'gray',
  password_created: 'green',
  onboarded: 'green',
}

export const statusWords = (status: UserStatus) => ({
  label: userStatusWords[status],
  colour: colours[status],
})

/** The role of staff; former staff are named as such. */
export function roleWords({
  party,
  staff_role: role,
  account,
}: Pick<Person, 'party' | 'staff_role' | 'account'>) {
  if (account === 'closed') return 'Was staff'
  return role === 'support' ? 'Support' : partyWords[party]
}

/** The stage of a person; staff have no application, and start with a password. */
export const standingWords = ({
  party,
  status,
  has_password: hasPassword,
}: Pick<Person, 'party' | 'status' | 'has_password'>) => {
  if (party !== 'admin') return statusWords(status)
  return hasPassword ? staffWords.active : staffWords.invited
}

const staffWords = {
  active: { label: 'Active', colour: 'green' },
  invited: { label: 'Invited', colour: 'yellow' },
} as const satisfies Record<string, { label: string; colour: PillColour }>

/** Replaces the status of an account that cannot sign in. */
export const offWords: Record<Person['account'], string | undefined> = {
  open: undefined,
  closed: 'Account closed',
  demo_off: 'Demo account, off',
  erased: 'Erased',
}

export const personName = ({ full_name, email }: Pick<Person, 'full_name' | 'email'>) =>
  full_name || email

export const peopleCount = (count: number) =>
  `${inDigits(count)} ${count === 1 ? 'person' : 'people'}`

/** Says what denying will do. */
export function denyConsequence({ party }: Pick<Person, 'party'>): string {
  const out =
    'They are signed out, can see only the page that says so, and their open links stop working.'
  return party === 'seller'
    ? `${out} Their products are hidden from buyers, and their lines in open offers close.`
    : `${out} Their open offers stay as they are until they expire.`
}
