export const userStatuses = [
  'provisional',
  'denied',
  'approved',
  'password_created',
  'onboarded',
] as const
export type UserStatus = (typeof userStatuses)[number]

export const userStatusWords: Record<UserStatus, string> = {
  provisional: 'Under review',
  denied: 'Denied',
  approved: 'Approved',
  password_created: 'Password created',
  onboarded: 'Onboarded',
}
