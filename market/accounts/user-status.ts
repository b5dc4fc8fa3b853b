export const userStatuses = [
  'provisional',
  'denied',
  'approved',
  'password_created',
  'onboarded',
] as const
export type UserStatus = (typeof userStatuses)[number]

type Account = { party: 'buyer' | 'seller' | 'admin'; status: UserStatus; hasPassword: boolean }

/** Whether an account may use the product at all: reviewed, and with a password (decisions B5, B6). */
export function mayUseProduct({ party, status, hasPassword }: Account): boolean {
  if (party === 'admin') return true
  if (status === 'provisional' || status === 'denied') return false
  return hasPassword
}
