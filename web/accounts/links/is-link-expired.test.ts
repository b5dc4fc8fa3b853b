import { describe, expect, test } from 'vitest'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { isLinkExpired } from './is-link-expired.ts'

const refused = (status: number, fields = {}) =>
  new CallError({ status, body: { errors: [LINK_EXPIRED], fields } })

describe('a one-time link', () => {
  test('is over when the server refuses it', () => {
    expect(isLinkExpired(refused(404))).toBe(true)
    expect(isLinkExpired(refused(422))).toBe(true)
    expect(isLinkExpired(refused(422, { reset_password_token: [LINK_EXPIRED] }))).toBe(true)
  })

  test('is not over because the new password won’t do', () => {
    expect(isLinkExpired(refused(422, { password: ['Minimum 8 characters'] }))).toBe(false)
    expect(isLinkExpired(refused(422, { password_confirmation: ['Required'] }))).toBe(false)
  })

  test('may still be good when the server is away or asks to wait', () => {
    expect(isLinkExpired(refused(0))).toBe(false)
    expect(isLinkExpired(refused(429))).toBe(false)
    expect(isLinkExpired(refused(503))).toBe(false)
  })
})
