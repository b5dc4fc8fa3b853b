import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import { mailsTo } from '#server/testing/mails.ts'
import type { TestSite } from '#server/testing/site.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket, PASSWORD } from './support/market.ts'
import { aPersonAt, signIn, signInByDialog, type Person } from './support/person.ts'

const NEW_PASSWORD = 'rosemary, rye & rain'
const BUYER = 'buyer@example.com'

let browser: Browser
let site: TestSite
let lot: { id: number }
let seller: { id: number; userId: number }
let buyer: Person
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  seller = market.seller
  lot = await aListedProduct(site.db, { sellerId: seller.id })
  buyer = await aPersonAt(browser, { address: site.address, meant: /status of 4(01|22)/ })
  page = buyer.page
  await signIn(buyer, BUYER)
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const section = (name: string) => page.getByRole('region', { name })
const openSessions = () =>
  section('Sessions').getByRole('list', { name: 'Signed in now' }).getByRole('listitem')

test('a name is changed, and shows in the menu and after a reload', async () => {
  await page.goto('/account')
  const name = section('Profile').getByLabel('Full name')
  await name.fill('  ')
  await section('Profile').getByRole('button', { name: 'Save profile' }).click()
  await section('Profile').getByText('Required').waitFor()
  await name.fill('Morgan Lee')
  await savedBy(section('Profile').getByRole('button', { name: 'Save profile' }))
  await page.getByRole('button', { name: 'Account ML' }).filter({ visible: true }).waitFor()
  await page.reload()
  await expect.poll(() => name.inputValue()).toBe('Morgan Lee')
})

test('the list of sections stays in view while they are read', async () => {
  await page.goto('/account#sessions')
  await page.getByRole('heading', { name: 'Sessions' }).waitFor()
  const sections = page.getByRole('navigation', { name: 'Account sections' })
  const top = async () => (await sections.boundingBox())?.y
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await expect.poll(top).toBeGreaterThan(0)
  await page.goto('/account')
})

test('a photo is sent, shown once saved, and taken away again', async () => {
  const profile = section('Profile')
  const save = profile.getByRole('button', { name: 'Save profile' })
  const buffer = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#0e5a43' },
  })
    .png()
    .toBuffer()
  await profile
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
  await profile.getByText('Uploaded', { exact: true }).waitFor()
  await save.click()
  const photo = profile.getByAltText('Preview')
  await profile.locator('img[src^="/photos/"]').waitFor()

  await page.reload()
  await profile.getByRole('button', { name: 'Remove' }).click()
  await profile.getByRole('button', { name: 'Discard changes' }).click()
  await photo.waitFor()
  await profile.getByRole('button', { name: 'Remove' }).click()
  await savedBy(save)
  await page.reload()
  await profile.getByText('Drop an image here, or choose a file').waitFor()
})

test('a ship-to address is kept, and one that is half written is not left by mistake', async () => {
  const shipTo = section('Ship-to address')
  await shipTo.getByLabel('Address line 1').fill('9 Pier Road')
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  const asking = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await asking.getByRole('button', { name: 'Stay here' }).click()
  await asking.waitFor({ state: 'detached' })

  await shipTo.getByLabel('City').fill('Austin')
  await shipTo.getByLabel('State').selectOption('Texas')
  await shipTo.getByLabel('Postal code').fill('78701')
  await Promise.all([
    page.getByText('Ship-to address saved').waitFor(),
    shipTo.getByRole('button', { name: 'Save address' }).click(),
  ])
  await page.getByRole('link', { name: 'My Orders' }).first().click()
  await page.getByRole('heading', { name: 'My Orders' }).waitFor()
  await page.goto('/account#ship-to')
  await expect.poll(() => shipTo.getByLabel('Address line 1').inputValue()).toBe('9 Pier Road')
})

test('a session elsewhere is signed out, and its page asks to sign in again', async () => {
  const elsewhere = await aPersonAt(browser, { address: site.address, meant: /status of 401/ })
  await signInByDialog(elsewhere, BUYER)
  await elsewhere.page.goto('/my_offers')
  await page.reload()
  const sessions = section('Sessions')
  await sessions.getByText('This device').waitFor()
  await expect.poll(() => openSessions().count()).toBe(2)
  await Promise.all([
    page.getByText('Chrome on Linux is signed out').waitFor(),
    sessions.getByRole('button', { name: /^Sign out Chrome/ }).click(),
  ])
  await sessions.getByRole('button', { name: /^Sign out/ }).waitFor({ state: 'detached' })

  await elsewhere.page.goto('/account')
  await elsewhere.page.getByRole('dialog', { name: 'Sign In' }).waitFor()
  elsewhere.sawNoProblem()
  await elsewhere.leave()
})

test('all other sessions end together, once that is confirmed', async () => {
  const others = [await site.as(await theBuyer()), await site.as(await theBuyer())]
  await page.reload()
  await section('Sessions').getByRole('button', { name: 'Sign out all others' }).click()
  const asking = page.getByRole('alertdialog', { name: 'Sign out all other devices?' })
  await Promise.all([
    page.getByText('Signed out of 2 other devices').waitFor(),
    asking.getByRole('button', { name: 'Sign out 2 other devices' }).click(),
  ])
  for (const other of others) expect((await other.get('/me')).status).toBe(401)
  await expect.poll(() => openSessions().count()).toBe(1)
})

test('a person who knows the old password changes it, and the old one stops working', async () => {
  const password = section('Password')
  const change = async (current: string) => {
    await password.getByLabel('Current password').fill(current)
    await password.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
    await password.getByLabel('Confirm new password').fill(NEW_PASSWORD)
    await password.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the one')
  await password.getByText('Incorrect password').waitFor()
  const old = password.getByLabel('Current password')
  await old.and(page.locator(':focus')).waitFor()
  await Promise.all([page.getByText('Password changed.').waitFor(), change(PASSWORD)])
  await expect.poll(() => old.inputValue()).toBe('')

  const elsewhere = await aPersonAt(browser, { address: site.address, meant: /status of 401/ })
  await enter(elsewhere, PASSWORD)
  await elsewhere.page.getByText('Incorrect email or password.').waitFor()
  await signInByDialog(elsewhere, BUYER, NEW_PASSWORD)
  await elsewhere.leave()
  await section('Profile').getByLabel('Full name').fill('Robin Lee')
  await savedBy(section('Profile').getByRole('button', { name: 'Save profile' }))
})

test('a mail that is turned off does not come, and one that could not be is shown as before', async () => {
  await page.goto('/my_offers')
  // As the foot of a mail leads there.
  await page.goto('/account#mail')
  const heading = section('Email preferences').getByRole('heading', { name: 'Email preferences' })
  await heading.and(page.locator(':focus')).waitFor()
  const countered = section('Email preferences').getByLabel('The other side counters')
  const all = section('Email preferences').getByLabel('All emails about offers')
  const saved = page.waitForResponse('**/mail_preferences')
  // A controlled box takes its new state a moment after the press.
  await countered.click()
  await saved
  await expect.poll(() => countered.isChecked()).toBe(false)
  const isMixed = () => all.evaluate((box) => box instanceof HTMLInputElement && box.indeterminate)
  await expect.poll(isMixed).toBe(true)

  await page.route('**/mail_preferences', (call) =>
    call.fulfill({ status: 422, json: { errors: ['Not now'] } }),
  )
  await Promise.all([page.getByText('Not now').waitFor(), all.click()])
  await expect.poll(() => countered.isChecked()).toBe(false)
  await page.unroute('**/mail_preferences')
  await page.reload()
  await expect.poll(() => countered.isChecked()).toBe(false)

  const before = (await mailsTo(site, BUYER)).length
  await counterToBuyer()
  expect((await mailsTo(site, BUYER)).length).toBe(before)
  buyer.sawNoProblem()
})

/** It is said for seconds only, which a press on a slow machine may outlast. */
const savedBy = (button: Locator) =>
  Promise.all([page.getByText('Profile saved').waitFor(), button.click()])

async function enter(person: Person, password: string) {
  await person.page.goto('/sign_in')
  const dialog = person.page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(BUYER)
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign In' }).click()
}

async function theBuyer() {
  const { id } = await site.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', BUYER)
    .executeTakeFirstOrThrow()
  return { userId: id }
}

async function counterToBuyer() {
  const asBuyer = await site.as(await theBuyer())
  const line = { product_id: lot.id, quantity: 10, unit_price: 800 }
  const cart = await asBuyer.post('/offers', { offer: { offer_products_attributes: [line] } })
  const offerId: string = cart.body.data.id
  await asBuyer.put(`/offers/${offerId}/submit`)
  const countered = await (
    await site.as(seller)
  ).post(`/offers/${offerId}/counter_offer`, {
    offer_products_attributes: [{ id: cart.body.included[0].id, unit_price: 900 }],
  })
  expect(countered.status).toBe(200)
}
