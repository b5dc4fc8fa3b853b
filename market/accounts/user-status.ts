export const userStatuses = [
  'provisional',
  'denied',
  'approved',
  'password_created',
  'onboarded',
] as const
export type UserStatus = (typeof userStatuses)[number]
