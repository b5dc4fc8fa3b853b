import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { cartOf } from '#server/testing/carts.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { expectAccessible } from './support/accessible.ts'
import { beforeItArrives } from './support/before-it-arrives.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { pressAndHold } from './support/press-and-hold.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

let browser: Browser
let site: TestSite
let buyer: Person
let otherTab: Person['page']
let elsewhere: ReturnType<typeof cartOf>
let mug: { id: number }
let bowl: { id: number }
let boot: { id: number }

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  elsewhere = cartOf(await site.as(market.buyer))
  const { id: sellerId } = market.seller
  const lot = { units: 12_500, minOrderUnits: 1000, askingPrice: cents(420) }
  mug = await aListedProduct(site.db, { ...lot, sellerId, name: 'Stoneware mug' })
  bowl = await aListedProduct(site.db, { ...lot, sellerId, name: 'Stoneware bowl' })
  const northbank = await aSeller(site.db, { name: 'Northbank Footwear' })
  const asking = cents(1000)
  boot = await aListedProduct(site.db, {
    sellerId: northbank.id,
    name: 'Chelsea boot',
    askingPrice: asking,
  })
  // What the server refuses is reported by the console too.
  buyer = await aPersonAt(browser, { address: site.address, meant: /status of 422/ })
  await signIn(buyer, 'buyer@example.com')
  otherTab = await buyer.page.context().newPage()
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const button = (name: string | RegExp) => buyer.page.getByRole('button', { name, exact: true })
const group = (seller: string) => buyer.page.getByRole('region', { name: `Offer to ${seller}` })
const told = (text: string | RegExp) =>
  buyer.page.getByRole('region', { name: 'Notifications' }).getByText(text).first().waitFor()
/** Nobody is told, as when the news of it is still on its way. */
async function lotBecomes(
  id: number,
  { units, ...change }: { units?: number; sellerPriceCents?: ReturnType<typeof cents> },
) {
  if (units !== undefined) await leaveUnits(site.db, { id, units })
  if (change.sellerPriceCents !== undefined)
    await site.db.updateTable('products').set(change).where('id', '=', id).execute()
}

/** Lets the stopped time of the other tab pass in small steps, until what is waited for is so. */
const clockUntil = (isSo: () => Promise<boolean>) =>
  expect
    .poll(async () => {
      await otherTab.clock.runFor(50)
      return isSo()
    })
    .toBe(true)

describe('the cart', () => {
  test('is empty at first, and shows without a reload what is added in another tab', async () => {
    const { page } = buyer
    await page.goto('/cart')
    await page.getByText('Your cart is empty').waitFor()
    await elsewhere.add(mug, { quantity: 2400, price: 390 })
    await group('Harrow & Pine').getByText('2,400').first().waitFor()
    await elsewhere.add(boot, { quantity: 20, price: 1000 })
    await elsewhere.add(bowl, { quantity: 1000, price: 300 })
    await page.getByText('3 products from 2 sellers. Each seller gets one offer.').waitFor()
    await page.getByRole('link', { name: /^Cart, 3/ }).waitFor()
    await button('Send Offer of $12,360.00').waitFor()
    await button('Buy Now for $200.00').waitFor()
    await expectAccessible(page)
  })

  test('edits one line at a time, while the others and the decisions wait', async () => {
    const { page } = buyer
    await button('Edit Stoneware mug').click()
    for (const waiting of [
      'Edit Chelsea boot',
      'Save Stoneware bowl for later',
      /^Buy Now/,
      /^Send/,
    ])
      expect(await button(waiting).isDisabled()).toBe(true)
    const quantity = page.getByLabel('Quantity of Stoneware mug')
    await quantity.fill('12,501')
    await page.getByText('Exceeds available units').waitFor()
    expect(await button('Save').isDisabled()).toBe(true)
    await quantity.fill('999')
    await page.getByText('1,000 unit minimum').waitFor()
    await quantity.fill('1,200')
    await page.getByLabel('My price for Stoneware mug').fill('4.21')
    await page.getByText('Exceeds asking price').waitFor()
    expect(await button('Save').isDisabled()).toBe(true)
    await page.getByLabel('My price for Stoneware mug').fill('4.00')
    await page.keyboard.press('Enter')
    await button('Send Offer of $7,800.00').waitFor()
    await page.waitForFunction(() => document.activeElement?.ariaLabel === 'Edit Stoneware mug')
  })

  test('edits a whole offer in its modal, which says what is the most and the least', async () => {
    const { page } = buyer
    await group('Harrow & Pine').getByRole('button', { name: 'Edit Offer' }).click()
    const modal = page.getByRole('dialog', { name: 'Edit Offer to Harrow & Pine' })
    const save = modal.getByRole('button', { name: 'Save Offer' })
    const send = modal.getByRole('button', { name: /^Send Offer/ })
    expect([await save.isDisabled(), await send.isDisabled()]).toEqual([true, false])
    const [quantity, price] = [
      modal.getByLabel('Quantity').first(),
      modal.getByLabel('Price per unit').first(),
    ]
    for (const [field, text, problem] of [
      [quantity, '12,501', '12,500 max'],
      [quantity, '999', '1,000 min'],
      [price, '4.21', '$4.20 max'],
    ] as const) {
      await field.fill(text)
      await modal.getByText(problem).waitFor()
      expect([await save.isDisabled(), await send.isDisabled()]).toEqual([true, true])
      await quantity.fill('1,200')
      await price.fill('4.00')
    }
    await quantity.fill('1,500')
    await beforeItArrives(page, '**/offers/**', () => lotBecomes(mug.id, { units: 1400 }))
    await save.click()
    await modal.getByText('There was an error in updating the offer.').waitFor()
    await lotBecomes(mug.id, { units: 12_500 })
    await save.click()
    await modal.waitFor({ state: 'detached' })
    await button('Send Offer of $9,000.00').waitFor()
  })

  test('takes a removed line back, and keeps what is saved for later apart', async () => {
    await pressAndHold(button('Remove Stoneware bowl'), button('Undo'))
    await button('Send Offer of $6,000.00').waitFor()
    await button('Undo').click()
    await button('Send Offer of $9,000.00').waitFor()
    await button('Save Stoneware bowl for later').click()
    const saved = buyer.page.getByRole('region', { name: 'Saved for later' })
    await saved.getByText('Stoneware bowl').waitFor()
    await buyer.page.getByRole('link', { name: /^Cart, 2/ }).waitFor()
    await saved.getByRole('button', { name: 'Move to cart: Stoneware bowl' }).click()
    await saved.waitFor({ state: 'detached' })
    await button('Send Offer of $9,000.00').waitFor()
  })

  test('tells for five seconds what was done, or until that is closed', async () => {
    await otherTab.clock.install()
    await otherTab.goto('/cart')
    const removed = otherTab.getByText('Stoneware bowl removed.')
    const removal = otherTab.getByRole('button', { name: 'Remove Stoneware bowl' })
    await removal.waitFor()
    await otherTab.clock.pauseAt(Date.now() + 60_000)
    await removal.click()
    await clockUntil(() => removed.isVisible())
    await otherTab.clock.runFor(4800)
    expect(await removed.isVisible()).toBe(true)
    await otherTab.clock.runFor(300)
    await removed.waitFor({ state: 'detached' })

    await otherTab.getByRole('button', { name: 'Remove Chelsea boot' }).click()
    const other = otherTab.getByText('Chelsea boot removed.')
    await clockUntil(() => other.isVisible())
    await otherTab.getByRole('button', { name: 'Close' }).click()
    await clockUntil(async () => (await other.count()) === 0)
    await otherTab.clock.resume()
    await elsewhere.add(bowl, { quantity: 1000, price: 300 })
    await elsewhere.add(boot, { quantity: 20, price: 1000 })
    await button('Send Offer of $9,000.00').waitFor()
  })

  test('asks where to ship to before it sends, and keeps a note that is being written', async () => {
    const { page } = buyer
    await group('Harrow & Pine').getByRole('button', { name: 'Add a note to the seller' }).click()
    await page.getByLabel('Note to Harrow & Pine').fill('Two pallets by May?')
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Note to Harrow & Pine').inputValue())
      .toBe('Two pallets by May?')
    await button(/^Send Offer/).click()
    const dialog = page.getByRole('dialog', { name: 'Where should orders go?' })
    await dialog.getByRole('button', { name: 'Save and Send Offer of $9,000.00' }).click()
    await expect.poll(() => dialog.getByText('Required').count()).toBe(4)
    for (const [label, text] of [
      ['Address line 1', '12 Main Street'],
      ['City', 'Portland'],
      ['Postal code', '97201'],
    ] as const)
      await dialog.getByLabel(label, { exact: true }).fill(text)
    await dialog.getByLabel('State').selectOption('Oregon')
    await beforeItArrives(page, '**/offers/*/submit', () =>
      lotBecomes(mug.id, { sellerPriceCents: cents(380) }),
    )
    await Promise.all([
      told('Oops, something went wrong'),
      dialog.getByRole('button', { name: 'Save and Send Offer of $9,000.00' }).click(),
    ])
  })

  test('marks a line whose lot has changed, and puts it right with one press', async () => {
    const { page } = buyer
    await page.getByText('The asking price is now $3.80').waitFor()
    expect(await button(/^Send Offer/).isDisabled()).toBe(true)
    await button('Change to $3.80').click()
    await Promise.all([told('Success! View offer in'), button('Send Offer of $8,700.00').click()])
    await group('Harrow & Pine').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'My Offers' }).last().click()
    await page.waitForURL('**/my_offers')
    await page.getByText('Two pallets by May?').first().waitFor()
  })

  test('says what was bought elsewhere, and buys the rest at once', async () => {
    await otherTab.goto('/cart')
    await otherTab.getByRole('button', { name: 'Buy Now for $200.00' }).waitFor()
    await beforeItArrives(otherTab, '**/offers/*/accept', () => lotBecomes(boot.id, { units: 12 }))
    // It is said for five seconds only, which a press on a slow machine may outlast.
    await otherTab.getByRole('button', { name: 'Buy Now for $200.00' }).click()
    await Promise.all([
      otherTab.getByText('Available quantities have changed.').waitFor(),
      otherTab.getByRole('button', { name: 'Yes, buy for $200.00' }).click(),
    ])
    await otherTab.getByText('Was 20 units, 12 left').waitFor()
    await otherTab.getByRole('button', { name: 'Buy Now for $120.00' }).click()
    await otherTab.getByRole('button', { name: 'Yes, buy for $120.00' }).click()
    await otherTab.waitForURL('**/sandbox_checkout/**')
    buyer.sawNoProblem()
  })
})
