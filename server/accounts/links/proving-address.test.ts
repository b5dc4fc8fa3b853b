import { beforeAll, describe, expect, test } from 'vitest'
import { anApplyingSeller } from '#server/applications/testing/applying.ts'
import { openBrowser, type Browser } from '#server/testing/browser.ts'
import type { Caller } from '#server/testing/caller.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aBuyer, aListedProduct, anAdministrator } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { hashPassword } from '../hash-password.ts'

const CONFIRM = ['Please confirm your email address first.']
const PASSWORD = 'lavender & tar'
const A_READER = {
  name: 'Sam Pler',
  email: 'sam@grocer.example',
  sample_seller_categories: ['Toys'],
  sample_buyer_categories: ['Grocery', 'Pet'],
  selected_buyers: [],
  time_zone: 'America/Chicago',
}

const site = siteForThisFile()
let staff: Caller
let buyer: Caller
beforeAll(async () => {
  staff = await site.as(await anAdministrator(site.db))
  buyer = await site.as(await aBuyer(site.db))
})

type Applied = Awaited<ReturnType<typeof anApplyingSeller>>

/** The applicant has set a password and a description, and saved a complete product. */
async function aShopInWaiting() {
  const seller = await anApplyingSeller(site)
  const { browser, userId } = seller
  const created = await browser.send('PUT', '/me', {
    body: { password: PASSWORD, status: 'password_created' },
  })
  expect(created.status).toBe(200)
  const { id: sellerId } = await site.db
    .updateTable('sellers')
    .set({ description: 'Small batches, well made.' })
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  const lot = await aListedProduct(site.db, { sellerId, provisional: true })
  return { ...seller, sellerId, lot }
}

async function anApprovedShop() {
  const shop = await aShopInWaiting()
  const { body } = await staff.post(`/admin/applications/${shop.id}/approve`)
  expect(body.data).toMatchObject({ state: 'approved', address_proven: false })
  return shop
}

const tokenIn = (text = '') => /\/magic\/sign_in\/([\w-]+)/.exec(text)?.[1] ?? 'no link'
const tokenTo = async (email: string) => tokenIn((await mailsTo(site, email))[0]?.text)
const use = (browser: Browser, token: string) =>
  browser.send('GET', `/magic_sign_in?magic_sauce=${token}`)
const isSold = async ({ lot, sellerId }: { lot: { id: number }; sellerId: number }) => ({
  lot: (await buyer.get(`/marketplace/products/${lot.id}`)).status === 200,
  shop: (await buyer.get(`/marketplace/sellers/${sellerId}`)).status === 200,
})
const signIn = (browser: Browser, { email }: { email: string }, password = PASSWORD) =>
  browser.send('POST', '/login', { body: { user: { email, password } } })

describe('a seller who was approved and has used no mailed link', () => {
  test('trades with nothing: the dashboard, the lots and the account wait for the link', async () => {
    const { browser } = await anApprovedShop()
    const me = await browser.send('GET', '/me')
    expect(me.body).toMatchObject({ status: 'password_created', address_proven: false })
    for (const [method, path] of [
      ['GET', '/offers'],
      ['GET', '/marketplace/sellers/overview'],
      ['GET', '/products'],
      ['POST', '/products'],
      ['POST', '/imported_csvs'],
      ['POST', '/presigned_urls'],
      ['PUT', '/seller'],
      ['GET', '/marketplace/purchase_orders'],
      ['GET', '/sessions'],
      ['GET', '/samples/leads'],
    ] as const) {
      const refused = await browser.send(method, path, method === 'GET' ? {} : { body: {} })
      expect({ path, status: refused.status, errors: refused.body.errors }).toEqual({
        path,
        status: 403,
        errors: CONFIRM,
      })
    }
    const page = await fetch(`${site.address}/dashboard`, {
      headers: {
        Accept: 'text/html',
        Cookie: `bearer_token=${browser.cookies.get('bearer_token')}`,
      },
      redirect: 'manual',
    })
    expect(page.headers.get('Location')).toBe('/confirm_email')
  })

  test('has nothing on the market, even if its lots are written meanwhile', async () => {
    const shop = await anApprovedShop()
    expect(await isSold(shop)).toEqual({ lot: false, shop: false })
    const edited = await staff.put(`/admin/sellers/${shop.sellerId}/products/${shop.lot.id}`, {
      product: { name: 'Fig candle', upc: shop.lot.upc, units: 90 },
    })
    expect(edited.status).toBe(200)
    expect(await isSold(shop)).toEqual({ lot: false, shop: false })
  })

  test('sells what is complete once the link was used, in the same session with the same password', async () => {
    const shop = await anApprovedShop()
    const used = await use(shop.browser, await tokenTo(shop.email))
    expect(used.body).toMatchObject({ address_proven: true, has_password: true })
    await eventually(
      () => isSold(shop),
      ({ lot }) => lot,
    )
    expect(await isSold(shop)).toEqual({ lot: true, shop: true })
    expect((await shop.browser.send('GET', '/offers')).status).toBe(200)
    expect((await signIn(await openBrowser(site.address), shop)).status).toBe(200)
  })
})

describe('a seller under review', () => {
  test('gets the link with the first mail, and continues in the wizard without using it', async () => {
    const shop = await aShopInWaiting()
    const [mail] = await mailsTo(site, shop.email)
    expect(mail?.subject).toContain('We received the application')
    expect(tokenIn(mail?.text)).not.toBe('no link')
    expect((await shop.browser.send('GET', '/products')).status).toBe(200)
    const used = await use(shop.browser, tokenIn(mail?.text))
    expect(used.body).toMatchObject({ status: 'provisional', address_proven: true })
    const { body } = await staff.post(`/admin/applications/${shop.id}/approve`)
    expect(body.data).toMatchObject({ address_proven: true })
    expect(await isSold(shop)).toEqual({ lot: true, shop: true })
  })

  test('is mailed a new link on request, three in an hour, and none when it is proven', async () => {
    const { browser, email } = await anApplyingSeller(site)
    const ask = () => browser.send('POST', '/email_confirmation')
    const asked = await ask()
    expect(asked.status).toBe(202)
    expect(asked.body.message).toBe('A new link is on its way to you.')
    await eventually(
      async () => (await mailsTo(site, email))[0]?.subject,
      (subject) => subject === 'Confirm your email address',
    )
    const more = [await ask(), await ask(), await ask()]
    expect(more.map(({ status }) => status)).toEqual([202, 202, 429])
    // With the one of the application three; the next one waits its ten minutes.
    await eventually(
      async () => (await mailsTo(site, email)).length,
      (count) => count === 3,
    )
    expect((await use(browser, await tokenTo(email))).status).toBe(200)
    const late = await ask()
    expect({ status: late.status, errors: late.body.errors }).toEqual({
      status: 409,
      errors: ['Your email address is already confirmed.'],
    })
  })
})

describe('an account that somebody else began on this address', () => {
  const ended = async (browser: Browser) => (await browser.send('GET', '/me')).status

  async function claimed(
    use1: (shop: Awaited<ReturnType<typeof anApprovedShop>>) => Promise<Browser>,
  ) {
    const shop = await anApprovedShop()
    const elsewhere = await openBrowser(site.address)
    expect((await signIn(elsewhere, shop)).status).toBe(200)
    const bearer = await site.as(shop)
    const owner = await use1(shop)
    expect([
      await ended(shop.browser),
      await ended(elsewhere),
      (await bearer.get('/me')).status,
    ]).toEqual([401, 401, 401])
    const again = await signIn(await openBrowser(site.address), shop)
    return { shop, owner, again: again.status }
  }

  test('is the owner’s alone once they use the link: its sessions end, and its password is void', async () => {
    const { owner, again } = await claimed(async ({ email }) => {
      const browser = await openBrowser(site.address)
      const { body } = await use(browser, await tokenTo(email))
      expect(body).toMatchObject({ has_password: false, status: 'approved', address_proven: true })
      return browser
    })
    expect(again).toBe(401)
    const chosen = await owner.send('PUT', '/me', { body: { password: 'a quieter harbour' } })
    expect(chosen.status).toBe(200)
    expect((await owner.send('GET', '/offers')).status).toBe(200)
  })

  test('is so by a reset link as well, whose password stands', async () => {
    const { shop, owner, again } = await claimed(async ({ email }) => {
      const browser = await openBrowser(site.address)
      await browser.send('POST', '/password', { body: { user: { email } } })
      const mails = () => mailsTo(site, email)
      const text = (await eventually(mails, ([first]) => /Reset/.test(first?.subject ?? '')))[0]
        ?.text
      const token = /\/reset_password\/([\w-]+)/.exec(text ?? '')?.[1]
      const password = 'a quieter harbour'
      const user = { password, password_confirmation: password, reset_password_token: token }
      const { body } = await browser.send('PUT', '/password', { body: { user } })
      expect(body.user).toMatchObject({ has_password: true, address_proven: true })
      return browser
    })
    expect(again).toBe(401)
    expect((await owner.send('GET', '/offers')).status).toBe(200)
    await eventually(
      () => isSold(shop),
      ({ lot }) => lot,
    )
  })

  test('is so although the owner is signed in to another account where they use it', async () => {
    const { again } = await claimed(async ({ email }) => {
      const other = await aBuyer(site.db, { passwordHash: await hashPassword(PASSWORD) })
      const browser = await openBrowser(site.address)
      expect((await signIn(browser, other)).status).toBe(200)
      const { body } = await use(browser, `${await tokenTo(email)}&switch=true`)
      expect(body).toMatchObject({ has_password: false })
      return browser
    })
    expect(again).toBe(401)
  })

  test('keeps its password when the link was used before it was set, and sessions when used again', async () => {
    const seller: Applied = await anApplyingSeller(site)
    const token = await tokenTo(seller.email)
    const owner = await openBrowser(site.address)
    expect((await use(owner, token)).status).toBe(200)
    expect(await ended(seller.browser)).toBe(401)
    expect((await owner.send('PUT', '/me', { body: { password: PASSWORD } })).status).toBe(200)
    await staff.post(`/admin/applications/${seller.id}/approve`)
    const phone = await openBrowser(site.address)
    const { body } = await use(phone, await tokenTo(seller.email))
    expect(body).toMatchObject({ has_password: true, status: 'password_created' })
    expect(await ended(owner)).toBe(200)
  })
})

describe('an account begun for the daily leads', () => {
  test('shows no lead before the mailed link was used, and is then its owner’s alone', async () => {
    const given = { ...A_READER, password: PASSWORD, password_confirmation: PASSWORD }
    const browser = await openBrowser(site.address)
    const signedUp = await browser.send('POST', '/samples/sign_up', { body: given })
    expect(signedUp.body).toMatchObject({ success: true })
    const refused = await browser.send('GET', '/samples/leads')
    expect({ status: refused.status, errors: refused.body.errors }).toEqual({
      status: 403,
      errors: CONFIRM,
    })
    const [mail] = await mailsTo(site, given.email)
    expect(mail?.subject).toBe('Confirm your email address')
    const owner = await openBrowser(site.address)
    const { body } = await use(owner, tokenIn(mail?.text))
    expect(body).toMatchObject({ address_proven: true, has_password: false })
    expect((await browser.send('GET', '/me')).status).toBe(401)
    expect((await signIn(browser, given)).status).toBe(401)
    expect((await owner.send('GET', '/samples/leads')).status).toBe(200)
  })
})
