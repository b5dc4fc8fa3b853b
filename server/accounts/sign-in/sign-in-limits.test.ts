import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { patiently } from '#server/testing/patiently.ts'
import { siteForThisFile, startSite } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const PASSWORD = 'lavender & tar'

const site = siteForThisFile({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
let browser: Browser
let passwordHash: string
beforeAll(async () => {
  browser = await openBrowser(site.address)
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => sql`delete from attempts`.execute(site.db))

const signIn = (email: string, password = 'a guess') =>
  browser.send('POST', '/login', { body: { user: { email, password } } })

async function timesGuessed(count: number, email: (number: number) => string) {
  const tries = Array.from({ length: count }, (_, each) => patiently(() => signIn(email(each))))
  const answers = await Promise.all(tries)
  const refused = answers.filter(({ status }) => status === 429).length
  return { letThrough: count - refused, refused }
}

describe('guessing at one account', () => {
  test('ends after 10 tries in 3 minutes, also with the right password, and says how long', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    expect(await timesGuessed(12, () => email)).toEqual({ letThrough: 10, refused: 2 })

    const refused = await signIn(email, PASSWORD)
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('Retry-After'))
    expect(wait).toBeGreaterThan(90)
    expect(wait).toBeLessThanOrEqual(180)
    expect(refused.body.errors).toEqual(['Too many attempts. Please wait 3 minutes and try again.'])
  })

  test('never locks the owner out for good', async () => {
    const { email } = await aBuyer(site.db, { passwordHash })
    await timesGuessed(10, () => email)
    await sql`update attempts set at = at - interval '3 minutes'`.execute(site.db)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
  })

  test('goes the same for one that does not exist, however its address is written', async () => {
    const spellings = ['nobody@example.com', 'NOBODY@example.com', ' nobody@Example.com ']
    const counts = await timesGuessed(12, (number) => spellings[number % 3] ?? '')
    expect(counts).toEqual({ letThrough: 10, refused: 2 })
  })
})

test('an e-mail address longer than an index takes is counted as any other', async () => {
  const letters = Array.from({ length: 1024 }, (_, each) => String.fromCodePoint(0x4e00 + each))
  const counts = await timesGuessed(12, () => letters.join(''))
  expect(counts).toEqual({ letThrough: 10, refused: 2 })
  expect((await signIn(letters.toReversed().join(''))).status).toBe(401)
})

describe('guessing from one address', () => {
  test('ends after 30 tries in 3 minutes, over all accounts', async () => {
    const counts = await timesGuessed(33, (number) => `person-${number}@example.com`)
    expect(counts).toEqual({ letThrough: 30, refused: 3 })
  })
})

test('RATE_LIMIT_ADDRESS_FACTOR changes the tries of an address, not those at an account', async () => {
  const strict = await startSite({ env: { RATE_LIMIT_ADDRESS_FACTOR: '0.5' } })
  const visitor = await openBrowser(strict.address)
  const refusedOf = async (emails: string[]) => {
    const guesses = emails.map((email) =>
      visitor.send('POST', '/login', { body: { user: { email, password: 'a guess' } } }),
    )
    return (await Promise.all(guesses)).filter(({ status }) => status === 429).length
  }
  const atOne = await refusedOf(Array.from({ length: 11 }, () => 'one@example.com'))
  const atMany = await refusedOf(Array.from({ length: 5 }, (_, each) => `${each}@example.com`))
  await strict.stop()
  expect({ atOne, atMany }).toEqual({ atOne: 1, atMany: 1 })
})
