import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

// Forwards every query; installed before the first connection, which keeps the function it finds.
const query = vi.spyOn(Client.prototype, 'query')

let site: TestSite
let browser: Browser
let known: { email: string }
beforeAll(async () => {
  // Work after the answer would be counted as part of it.
  site = await startSite({ env: { WORKER: 'off' } })
  browser = await openBrowser(site.address)
  known = await aBuyer(site.db, { passwordHash: await hashPassword('lavender & tar') })
})
afterAll(async () => {
  await site.stop()
  query.mockRestore()
})

/** Every query made while a call is answered. */
async function queriesOf(ask: () => Promise<{ status: number; body: unknown }>) {
  query.mockClear()
  const answer = await ask()
  const { calls, contexts } = query.mock
  const ours = calls.filter((_, at) => isOfTheSite(contexts[at]))
  const texts = ours.map(([asked]) => textOf(asked)).filter(isOfTheCall)
  return { texts, status: answer.status, body: answer.body }
}

const isOfTheSite = (client: unknown) =>
  client instanceof Client && `/${client.database}` === new URL(site.database.url).pathname

// The sandbox of payments works by a clock of its own, by others notices are asked for a sign of life and
// the process says that it is there; a connection that stood idle is closed, and the next one is told its limits.
const isOfTheCall = (text: unknown) =>
  !/sandbox_|"processes"|set_config\(key/.test(String(text)) && String(text) !== 'select 1'

const textOf = (asked: unknown) =>
  typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : asked

const doors = [
  [
    'signing in with a wrong password',
    (email: string) =>
      browser.send('POST', '/login', { body: { user: { email, password: 'a guess' } } }),
  ],
  [
    'asking to reset the password',
    (email: string) => browser.send('POST', '/password', { body: { user: { email } } }),
  ],
  [
    'asking for a sign-in link',
    (email: string) => browser.send('POST', '/magic_links', { body: { email } }),
  ],
] as const

describe.each(doors)('%s', (_, ask) => {
  test('asks the database the same, and answers the same, whether or not there is an account', async () => {
    const first = await queriesOf(() => ask(known.email))
    const second = await queriesOf(() => ask('nobody@example.com'))
    expect(first.texts.length).toBeGreaterThan(3)
    expect(second).toEqual(first)
  })
})
