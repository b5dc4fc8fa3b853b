import { describe, expect, test } from 'vitest'
import { EMAIL_TAKEN } from '#market/accounts/application.ts'
import { signUpAlert } from './sign-up-alert.ts'

describe('a sign-up that failed', () => {
  test('says of an e-mail in use to sign in and use the Samples tab', () => {
    expect(signUpAlert({ errors: [EMAIL_TAKEN], fields: { email: [EMAIL_TAKEN] } })).toBe(
      'This email is already in use. Please sign in and use the Samples tab to subscribe.',
    )
  })

  test('joins what is wrong with the password', () => {
    const fields = {
      password: ['Minimum 8 characters'],
      password_confirmation: ['Passwords do not match'],
    }
    expect(signUpAlert({ errors: ['Minimum 8 characters'], fields })).toBe(
      'Minimum 8 characters, Passwords do not match',
    )
  })

  test.each([
    { errors: ['Oops, something went wrong'] },
    { errors: ['Unknown time zone'], fields: { time_zone: ['Unknown time zone'] } },
    { errors: [] },
  ])('asks to try again after any other failure: %j', (refused) => {
    expect(signUpAlert(refused)).toBe('There was an error with your submission. Please try again.')
  })
})
