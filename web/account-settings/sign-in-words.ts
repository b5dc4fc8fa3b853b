import { inDigits } from '#market/in-digits.ts'
import type { SignInTrace } from '#market/accounts/sign-in-list-api.ts'

const WORDS: Record<SignInTrace['act'], string> = {
  'signed in': 'Signed in with a password',
  'signed in by link': 'Signed in with an emailed link',
  'signed in by reset link': 'Signed in with a new password',
  'sign-in failed': 'Wrong password',
}

/** "Wrong password, 10 times within the hour". */
export function signInWords({ act, tries }: Pick<SignInTrace, 'act' | 'tries'>) {
  if (tries === null || tries <= 1) return WORDS[act]
  return `${WORDS[act]}, ${inDigits(tries)} times in an hour`
}
