import { describe, expect, test } from 'vitest'
import { LINK_OVER } from '#market/accounts/password-api.ts'
import { CallError } from '#web/platform/http/call-error.ts'
import { isLinkOver } from './link-over.ts'

const refused = (status: number, fields = {}) =>
  new CallError({ status, body: { errors: [LINK_OVER], fields } })

describe('a one-time link', () => {
  test('is over when the server refuses it', () => {
    expect(isLinkOver(refused(404))).toBe(true)
    expect(isLinkOver(refused(422))).toBe(true)
    expect(isLinkOver(refused(422, { reset_password_token: [LINK_OVER] }))).toBe(true)
  })

  test('is not over because the new password won’t do', () => {
    expect(isLinkOver(refused(422, { password: ['Minimum 8 characters'] }))).toBe(false)
    expect(isLinkOver(refused(422, { password_confirmation: ['Required'] }))).toBe(false)
  })

  test('may still be good when the server is away or asks to wait', () => {
    expect(isLinkOver(refused(0))).toBe(false)
    expect(isLinkOver(refused(429))).toBe(false)
    expect(isLinkOver(refused(503))).toBe(false)
  })
})
