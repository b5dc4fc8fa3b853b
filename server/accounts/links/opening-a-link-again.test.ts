import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { aLink } from '#server/testing/a-link.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { aBuyer, aSeller, anAdministrator } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const PASSWORD = 'a quieter harbour'
const site = siteForThisFile()
const approved = { status: 'approved', passwordHash: null } as const

const open = (browser: Browser, token: string) =>
  browser.send('GET', `/magic_sign_in?magic_sauce=${encodeURIComponent(token)}`)
const opened = async (token: string) => {
  const browser = await openBrowser(site.address)
  return { browser, ...(await open(browser, token)) }
}
const isOver = { status: 422, body: { errors: [LINK_EXPIRED] } }
const isIn = async (browser: Browser) => (await browser.send('GET', '/me')).status === 200
const choose = (browser: Browser) =>
  browser.send('PUT', '/me', { body: { password: PASSWORD, status: 'password_created' } })
const signIn = async (email: string) =>
  (await openBrowser(site.address)).send('POST', '/login', {
    body: { user: { email, password: PASSWORD } },
  })
const passMinutes = (userId: number, minutes: number) =>
  sql`update account_links set used_at = used_at - make_interval(mins => ${minutes})
    where user_id = ${userId}`.execute(site.db)

async function aMailedLink() {
  const buyer = await aBuyer(site.db, approved)
  return { ...buyer, token: await aLink(site.db, buyer) }
}

describe('a link that a scanner opened first', () => {
  test('opens once more in its person’s browser, and the scanner is signed out', async () => {
    const { token, userId } = await aMailedLink()
    const scanner = await opened(token)
    expect(scanner.status).toBe(200)
    const person = await opened(token)
    expect({ status: person.status, id: person.body.id }).toEqual({ status: 200, id: userId })
    expect([await isIn(scanner.browser), await isIn(person.browser)]).toEqual([false, true])
  })

  test('makes void a password that was chosen meanwhile, also after further ones', async () => {
    const { token, email } = await aMailedLink()
    const scanner = await opened(token)
    expect((await choose(scanner.browser)).status).toBe(200)
    const again = await scanner.browser.send('PUT', '/me', {
      body: { password: `${PASSWORD} at dusk`, current_password: PASSWORD },
    })
    expect(again.status).toBe(200)
    const person = await opened(token)
    expect(person).toMatchObject({
      status: 200,
      body: { has_password: false, status: 'approved' },
    })
    expect(await isIn(scanner.browser)).toBe(false)
    expect((await signIn(email)).status).toBe(401)
    expect((await choose(person.browser)).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('keeps the password of before', async () => {
    const seller = await aSeller(site.db)
    const token = await aLink(site.db, seller)
    await opened(token)
    expect((await opened(token)).body).toMatchObject({ has_password: true })
  })

  test('is used after three', async () => {
    const { token } = await aMailedLink()
    const [first, second, third] = [await opened(token), await opened(token), await opened(token)]
    expect([first.status, second.status, third.status]).toEqual([200, 200, 200])
    expect(await opened(token)).toMatchObject(isOver)
    expect([await isIn(first.browser), await isIn(second.browser)]).toEqual([false, false])
    expect(await isIn(third.browser)).toBe(true)
  })

  test.each([
    [14, 200],
    [16, 422],
  ])('%i minutes after its first use answers %i', async (minutes, status) => {
    const { token, userId } = await aMailedLink()
    await opened(token)
    await passMinutes(userId, minutes)
    expect((await opened(token)).status).toBe(status)
  })

  test('counts the minutes from the first use, not from the last', async () => {
    const { token, userId } = await aMailedLink()
    await opened(token)
    await passMinutes(userId, 10)
    expect((await opened(token)).status).toBe(200)
    await passMinutes(userId, 10)
    expect(await opened(token)).toMatchObject(isOver)
  })
})

describe('a link that was used', () => {
  test('opens again in the same browser without its being counted', async () => {
    const { token } = await aMailedLink()
    const { browser } = await opened(token)
    for (let times = 0; times < 4; times += 1) expect((await open(browser, token)).status).toBe(200)
    expect((await choose(browser)).status).toBe(200)
    expect((await open(browser, token)).body).toMatchObject({ has_password: true })
    expect((await opened(token)).status).toBe(200)
  })

  test('does not open again once its person signed out', async () => {
    const { token } = await aMailedLink()
    const { browser } = await opened(token)
    expect((await browser.send('DELETE', '/logout')).status).toBe(200)
    expect(await open(browser, token)).toMatchObject(isOver)
  })

  test('does not open again once its person signed in with a password and changed it', async () => {
    const { token, email } = await aMailedLink()
    const { browser } = await opened(token)
    await choose(browser)
    const elsewhere = await openBrowser(site.address)
    const user = { email, password: PASSWORD }
    await elsewhere.send('POST', '/login', { body: { user } })
    const body = { password: `${PASSWORD} at dusk`, current_password: PASSWORD }
    expect((await elsewhere.send('PUT', '/me', { body })).status).toBe(200)
    expect(await opened(token)).toMatchObject(isOver)
  })

  test('does not open again for somebody who was denied meanwhile', async () => {
    const seller = await aSeller(site.db, { status: 'provisional' })
    const token = await aLink(site.db, seller)
    await opened(token)
    await site.db
      .updateTable('users')
      .set({ status: 'denied' })
      .where('id', '=', seller.userId)
      .execute()
    expect(await opened(token)).toMatchObject(isOver)
  })

  test('does not open again after staff ended the sessions', async () => {
    const staff = await site.as(await anAdministrator(site.db))
    const { token, userId } = await aMailedLink()
    await opened(token)
    expect((await staff.delete(`/admin/people/${userId}/sessions`)).status).toBe(200)
    expect(await opened(token)).toMatchObject(isOver)
  })
})

test('a link to reset a password sets one once', async () => {
  const buyer = await aBuyer(site.db)
  const token = await aLink(site.db, { ...buyer, kind: 'reset' })
  const reset = async () => {
    const user = { password: PASSWORD, password_confirmation: PASSWORD }
    return (await openBrowser(site.address)).send('PUT', '/password', {
      body: { user: { ...user, reset_password_token: `${token}).` } },
    })
  }
  expect((await reset()).status).toBe(200)
  expect(await reset()).toMatchObject(isOver)
})

test('either of two links proves an address', async () => {
  const shops = [await aSeller(site.db, approved), await aSeller(site.db, approved)]
  for (const [index, shop] of shops.entries()) {
    await sql`update users set address_proven_at = null where id = ${shop.userId}`.execute(site.db)
    const links = [await aLink(site.db, shop), await aLink(site.db, shop)]
    const used = await opened(links[index] ?? '')
    expect(used).toMatchObject({ status: 200, body: { address_proven: true } })
  }
})

describe('what a mail program hangs on the end of a link', () => {
  test.each(['.', ')', '>', ').', '&gt;', '%3E', ',', '\u{200B}', '”'])(
    '%s is cut off',
    async (tail) => {
      const { token } = await aMailedLink()
      expect((await opened(token + tail)).status).toBe(200)
    },
  )

  test('also where a new one is asked for by it', async () => {
    const { token, email } = await aMailedLink()
    const browser = await openBrowser(site.address)
    const asked = await browser.send('POST', '/magic_links', { body: { token: `${token}>` } })
    expect(asked.status).toBe(202)
    expect(await mailsTo(site, email)).toHaveLength(1)
  })
})
