import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECK_EMAIL, RESET_ASKED } from '#market/accounts/password-api.ts'
import { INCORRECT_SIGN_IN } from '#market/accounts/session-api.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const PHONE = { width: 375, height: 812 }

let browser: Browser
let market: Awaited<ReturnType<typeof openMarket>>

beforeAll(async () => {
  browser = await openBrowser()
  market = await openMarket()
})
afterAll(async () => {
  await browser.close()
  await market.site.stop()
})

const aVisitor = (device?: typeof PHONE, meant?: RegExp): Promise<Person> =>
  aPersonAt(browser, {
    address: market.site.address,
    ...(device && { device }),
    ...(meant && { meant }),
  })

const openDialog = (page: Page) => page.getByRole('dialog').getByRole('heading').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
/** Longer than an invitation takes once somebody moves. */
async function moveAbout(page: Page) {
  await page.mouse.move(20, 20)
  await page.waitForTimeout(2000)
}
const noDialog = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' })

describe('the modals over the landing page', () => {
  test.each([
    ['/sign_in', 'Sign In'],
    ['/sign_up', 'Sign Up'],
    ['/forgot_password', 'Forgot Password'],
  ])('open at %s', async (address, title) => {
    const visitor = await aVisitor()
    await visitor.page.goto(address)
    expect(await openDialog(visitor.page)).toBe(title)
    expect(new URL(visitor.page.url()).pathname).toBe('/')
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('close one another', async () => {
    const visitor = await aVisitor()
    const { page } = visitor
    await page.goto('/sign_up')
    for (const [link, title] of [
      ['Sign In', 'Sign In'],
      ['Forgot Password', 'Forgot Password'],
      ['Back to Sign In', 'Sign In'],
    ] as const) {
      await page.getByRole('dialog').getByRole('link', { name: link }).click()
      await page.getByRole('dialog', { name: title }).waitFor()
      await expect.poll(() => page.getByRole('dialog').count()).toBe(1)
    }
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('keep Tab inside, close on Escape and give focus back', async () => {
    const visitor = await aVisitor()
    const { page } = visitor
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
    await page.getByLabel('E-mail').waitFor()
    await page.getByRole('dialog').getByRole('link', { name: 'Forgot Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Forgot Password' })
    await dialog.locator(':focus').waitFor()
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab')
      expect(
        await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      ).toBe(true)
    }
    await page.keyboard.press('Escape')
    await noDialog(page)
    await expect.poll(() => focused(page)).toBe('Sign In')
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('lead buyers and sellers to their applications', async () => {
    const visitor = await aVisitor()
    const { page } = visitor
    for (const [dialog, link, address] of [
      ['/sign_in', 'Become a Buyer', '/buyer_inquiry'],
      ['/sign_in', 'Become a Seller', '/seller_inquiry'],
      ['/forgot_password', 'Become a Buyer', '/buyer_inquiry'],
    ] as const) {
      await page.goto(dialog)
      await page.getByRole('dialog').getByRole('link', { name: link }).click()
      await page.waitForURL(`**${address}`)
      await noDialog(page)
    }
    visitor.sawNoProblem()
    await visitor.leave()
  })
})

describe('on a phone', () => {
  test('the sign-up modal opens by itself, once a visit', async () => {
    const visitor = await aVisitor(PHONE)
    const { page } = visitor
    await page.goto('/')
    expect(await openDialog(page)).toBe('Sign Up')
    await page.keyboard.press('Escape')
    await noDialog(page)
    await page.reload({ waitUntil: 'networkidle' })
    await moveAbout(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('it lets another modal be, and stays away from other pages', async () => {
    const visitor = await aVisitor(PHONE)
    const { page } = visitor
    await page.goto('/sign_in')
    await moveAbout(page)
    expect(await openDialog(page)).toBe('Sign In')
    await page.goto('/buyer_inquiry')
    await moveAbout(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('it does not open at a desk, nor for who is signed in', async () => {
    const visitor = await aVisitor()
    await visitor.page.goto('/', { waitUntil: 'networkidle' })
    await moveAbout(visitor.page)
    expect(await visitor.page.getByRole('dialog').count()).toBe(0)
    await visitor.leave()

    const buyer = await aVisitor(PHONE)
    await signIn(buyer, market.buyer.email)
    await buyer.page.goto('/', { waitUntil: 'networkidle' })
    await moveAbout(buyer.page)
    expect(await buyer.page.getByRole('dialog').count()).toBe(0)
    expect(new URL(buyer.page.url()).pathname).toBe('/all_products')
    await buyer.leave()
  })
})

describe('signing in', () => {
  test('says what is wrong, and leads on to the page that asked', async () => {
    const visitor = await aVisitor(undefined, /422|401/)
    const { page } = visitor
    await page.goto('/my_orders')
    const dialog = page.getByRole('dialog', { name: 'Sign In' })
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await dialog.getByText('Please enter a valid email address').waitFor()
    await page.getByLabel('E-mail').fill(market.buyer.email)
    await page.getByLabel('Password', { exact: true }).fill('not the password')
    const { promise: seen, resolve: isSeen } = Promise.withResolvers<void>()
    await page.route('**/login', (call) => seen.then(() => call.continue()))
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    const button = dialog.getByRole('button', { name: 'Sign In' })
    await expect.poll(() => button.isDisabled()).toBe(true)
    isSeen()
    await dialog.getByText(INCORRECT_SIGN_IN).waitFor()

    // Past another modal and back, the way is not forgotten.
    await dialog.getByRole('link', { name: 'Forgot Password' }).click()
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await page.getByLabel('E-mail').fill(market.buyer.email)
    await page.getByLabel('Password', { exact: true }).fill('a long enough password')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    await page.getByRole('heading', { name: 'My Orders' }).waitFor()
    visitor.sawNoProblem()
    await visitor.leave()
  })

  test('without the password goes by mail, and does not tell who has an account', async () => {
    const visitor = await aVisitor()
    const { page } = visitor
    await page.goto('/forgot_password')
    await page.getByLabel('E-mail').fill('nobody@example.com')
    await page.getByRole('dialog').getByRole('button').last().click()
    await page.getByText(CHECK_EMAIL).waitFor()
    await page.getByText(RESET_ASKED).waitFor()
    visitor.sawNoProblem()
    await visitor.leave()
  })
})
