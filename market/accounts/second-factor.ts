/**
 * The second factor in an administrator’s session. Either none is required, one has to be set up, its code is
 * still missing in this session, or it was given.
 */
export const secondFactors = ['none', 'missing', 'unproven', 'proven'] as const
export type SecondFactor = (typeof secondFactors)[number]

type Facts = {
  /** Every administrator must have one (the setting SECOND_FACTOR). */
  isRequired: boolean
  isSetUp: boolean
  /** When this session last gave a code. */
  provenAt: Date | null
}

export function secondFactorOf({ isRequired, isSetUp, provenAt }: Facts): SecondFactor {
  if (isSetUp) return provenAt ? 'proven' : 'unproven'
  return isRequired ? 'missing' : 'none'
}

/** Whether an administrator may work in this session. */
export const isThrough = (factor: SecondFactor) => factor === 'none' || factor === 'proven'

/** Refunds and fees require a new code when the last is older. */
export const FRESH_MINUTES = 15

/** The greatest age of a code that replaces a second administrator. */
export const JUST_NOW_MINUTES = 2

export const isFresh = (provenAt: Date, now: Date, minutes = FRESH_MINUTES) =>
  now.getTime() - provenAt.getTime() <= minutes * 60_000

export const INCORRECT_CODE = 'Incorrect code'
/** The server was given another key, and not the one before it. */
export const UNREADABLE =
  'We can’t check codes from your app because the server’s key was changed. Use a recovery code, then set up the app again.'
export const CODE_NEEDED = 'Enter your second-factor code to continue'
export const SET_UP_NEEDED = 'Set up your second factor first'

/** The field that a refusal names when a code is needed: the page asks for it, and calls again. */
export const CODE_FIELD = 'second_factor'

export const RECOVERY_CODES = 10
