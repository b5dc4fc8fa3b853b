import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import { EMAIL_IN_USE, SUBMISSION_FAILED } from './sign-up.ts'

type Refused = {
  errors: readonly string[]
  fields?: Record<string, readonly string[]> | undefined
}

/** The message for a failed sign-up (spec 2, section 8). */
export function signUpAlert({ errors, fields = {} }: Refused): string {
  if (errors.includes(EMAIL_TAKEN)) return EMAIL_IN_USE
  const ofPassword = [...(fields['password'] ?? []), ...(fields['password_confirmation'] ?? [])]
  return ofPassword.length > 0 ? ofPassword.join(', ') : SUBMISSION_FAILED
}
