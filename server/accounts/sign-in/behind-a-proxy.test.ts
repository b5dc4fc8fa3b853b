import { afterEach, describe, expect, test } from 'vitest'
import { startSite, type TestSite } from '#server/testing/site.ts'

const TRIES = 6
const ALLOWED = 3

let site: TestSite
afterEach(() => site.stop())

/** Guesses at as many accounts, each from the address that the proxy names. */
async function refusalsOf(addressOf: (number: number) => string) {
  const guesses = Array.from({ length: TRIES }, (_, number) =>
    fetch(`${site.address}/login`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: 'Bearer none',
        'X-Forwarded-For': addressOf(number),
      },
      body: JSON.stringify({ user: { email: `person-${number}@example.com`, password: 'x' } }),
    }),
  )
  const answers = await Promise.all(guesses)
  return answers.filter(({ status }) => status === 429).length
}

const start = async (env: Record<string, string>) => {
  site = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '0.1', ...env } })
}

describe('the address of a caller', () => {
  test('is what a trusted proxy says it is', async () => {
    await start({ TRUSTED_PROXIES: '127.0.0.0/8, ::1' })
    expect(await refusalsOf((number) => `203.0.113.${number}`)).toBe(0)
    expect(await refusalsOf(() => '203.0.113.200')).toBe(TRIES - ALLOWED)
    expect(await refusalsOf((number) => `2001:db8::${number}`)).toBe(TRIES - ALLOWED)
  })

  test('is not what anybody else claims', async () => {
    await start({})
    expect(await refusalsOf((number) => `203.0.113.${number}`)).toBe(TRIES - ALLOWED)
  })
})
