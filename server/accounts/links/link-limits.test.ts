import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile({ env: { RATE_LIMIT_ADDRESS_FACTOR: '1' } })
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser(site.address)
})
beforeEach(() => sql`delete from attempts`.execute(site.db))

const doors = [
  [
    'POST /password',
    (email: string) => browser.send('POST', '/password', { body: { user: { email } } }),
  ],
  [
    'POST /magic_links',
    (email: string) => browser.send('POST', '/magic_links', { body: { email } }),
  ],
] as const

describe.each(doors)('asking at %s', (_, ask) => {
  test('ends after 3 in an hour for an account, whether or not there is one, and says how long', async () => {
    const { email } = await aBuyer(site.db)
    const refusals = []
    for (const asked of [email, 'nobody@example.com']) {
      const spelled = [asked, asked.toUpperCase(), ` ${asked}`, asked]
      const answers = []
      for (const each of spelled) answers.push(await ask(each))
      expect(answers.map(({ status }) => status >= 400)).toEqual([false, false, false, true])
      refusals.push(answers.at(-1))
    }
    for (const refused of refusals) {
      expect(refused?.status).toBe(429)
      expect(refused?.body.errors).toEqual([
        'Too many attempts. Please wait 60 minutes and try again.',
      ])
      expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(3500)
    }
  })

  test('ends after 10 in an hour from an address, over all accounts', async () => {
    const answers = []
    for (let number = 0; number < 12; number++)
      answers.push(await ask(`person-${number}@example.com`))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })

  test('is free again after the hour', async () => {
    for (let times = 0; times < 3; times++) await ask('nobody@example.com')
    await sql`update attempts set at = at - interval '1 hour'`.execute(site.db)
    expect((await ask('nobody@example.com')).status).toBeLessThan(300)
  })
})

test('asking by a link is counted by that link, known or not', async () => {
  const known = await aLink(site.db, await aBuyer(site.db))
  for (const token of [known, 'unknown']) {
    const statuses = []
    for (let times = 0; times < 4; times++)
      statuses.push((await browser.send('POST', '/magic_links', { body: { token } })).status)
    expect(statuses).toEqual([202, 202, 202, 429])
  }
})
