import { emailText } from '#market/accounts/email.ts'
import { nameText } from '#market/accounts/name.ts'
import { newPasswordForm } from '#market/accounts/password.ts'
import { timeZone } from '#market/known-time-zone.ts'
import { DEFAULT_TIME_ZONE } from '#market/time-zone.ts'
import { sampleChoices } from '#market/sample-profiles/sample-choices.ts'

/** The first step: who subscribes. */
export const subscriberForm = newPasswordForm.safeExtend({ name: nameText, email: emailText() })

const chosen = sampleChoices.partial().extend({ time_zone: timeZone.default(DEFAULT_TIME_ZONE) })

/** What a visitor sends; a signed-in user sends only the second step's fields. */
export const newcomerSignUp = subscriberForm.safeExtend(chosen.shape)
export const memberSignUp = chosen

export const EMAIL_IN_USE =
  'This email is already in use. Please sign in and use the Samples tab to subscribe.'
export const SUBMISSION_FAILED = 'There was an error with your submission. Please try again.'
export const SUBSCRIBED_ALREADY = 'You’re already subscribed'
