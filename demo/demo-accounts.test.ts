import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashPassword } from '#server/accounts/hash-password.ts'
import { signedIn } from '#server/accounts/testing/arrivals.ts'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser } from '#server/testing/browser.ts'
import { caller } from '#server/testing/caller.ts'
import { aListedProduct, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'
import { reopenDemo, shutDemo } from './demo-accounts.ts'

const PASSWORD = 'a password everybody knows'

// Two processes of one database, as the setting is of a process; where lots are, no demo is loaded.
let off: TestSite
let on: TestSite
let lotId: number
beforeAll(async () => {
  off = await startSite()
  const passwordHash = await hashPassword(PASSWORD)
  const seller = await aSeller(off.db, { email: 'seller@demo.example', passwordHash })
  const admin = await anAdministrator(off.db, { email: 'admin@demo.example', passwordHash })
  lotId = (await aListedProduct(off.db, { sellerId: seller.id })).id
  await off.db
    .updateTable('users')
    .set({ demo: true })
    .where('id', 'in', [seller.userId, admin.userId])
    .execute()
  on = await startSite({ beside: off, env: { DEMO: 'on' } })
})
afterAll(async () => {
  await on.stop()
  await off.stop()
})

const userOf = (email: string) =>
  off.db
    .selectFrom('users')
    .select('id as userId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
const login = async (site: TestSite, email: string) =>
  (await openBrowser(site.address)).send('POST', '/login', {
    body: { user: { email, password: PASSWORD } },
  })
const demoPeople = ['admin@demo.example', 'seller@demo.example']

describe.each(demoPeople)('%s, of the demo', (email) => {
  test('signs in while the demo is on, and not where it is off', async () => {
    expect((await login(on, email)).status).toBe(200)
    expect((await login(off, email)).status).toBe(401)
  })

  test('has no session where the demo is off, by cookie or by bearer', async () => {
    const entered = await login(on, email)
    const bearer = entered.headers.get('Authorization')?.slice('Bearer '.length) ?? ''
    expect((await caller(on.address, bearer).get('/me')).status).toBe(200)
    expect((await caller(off.address, bearer).get('/me')).status).toBe(401)
    const { cookies } = await signedIn(on, email, PASSWORD)
    const elsewhere = await openBrowser(off.address)
    elsewhere.cookies.set('bearer_token', cookies.get('bearer_token') ?? '')
    expect((await elsewhere.send('GET', '/me')).status).toBe(401)
    expect((await elsewhere.send('GET', '/admin/applications')).status).toBe(404)
  })

  test('comes in by no link where the demo is off', async () => {
    const user = await userOf(email)
    const browser = await openBrowser(off.address)
    const magic = await aLink(off.db, user)
    expect((await browser.send('GET', `/magic_sign_in?magic_sauce=${magic}`)).status).toBe(422)
    const reset = await aLink(off.db, { ...user, kind: 'reset' })
    const chosen = { password: 'a quieter harbour', password_confirmation: 'a quieter harbour' }
    const body = { user: { ...chosen, reset_password_token: reset } }
    expect((await browser.send('PUT', '/password', { body })).status).toBe(422)
  })
})

describe('staff', () => {
  test('see which accounts are off', async () => {
    const shown = async (site: TestSite) => {
      const staff = await site.as(await anAdministrator(site.db))
      const { body } = await staff.get('/admin/people?search=demo.example')
      return body.data.map(({ account }: { account: string }) => account)
    }
    expect(await shown(off)).toEqual(['demo_off', 'demo_off'])
    expect(await shown(on)).toEqual(['open', 'open'])
  })
})

describe('a start with the demo off', () => {
  const isShown = async () => {
    const lot = await off.db
      .selectFrom('products')
      .select('provisional')
      .where('id', '=', lotId)
      .executeTakeFirstOrThrow()
    return !lot.provisional
  }

  test('signs everybody of it out and takes its lots off the market until it is on again', async () => {
    const browser = await signedIn(on, 'seller@demo.example', PASSWORD)
    expect(await shutDemo(off.db)).toBe(2)
    expect((await browser.send('GET', '/me')).status).toBe(401)
    expect(await isShown()).toBe(false)
    expect(await shutDemo(off.db), 'said again at each start').toBe(2)

    await reopenDemo(off.db)
    expect(await isShown()).toBe(true)
    expect((await login(on, 'seller@demo.example')).status).toBe(200)
  })
})
