import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { settled } from './support/settled.ts'

const SMALLEST = 320
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

let browser: Browser
let site: TestSite
let buyer: Person
let lot: { id: number; sellerId: number }
let soldOut: { id: number; sellerId: number }

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const seller = await aSeller(site.db, { name: WORD })
  const named = { sellerId: seller.id, name: WORD.repeat(2), msrp: cents(1_000_000_00) }
  lot = await aListedProduct(site.db, {
    ...named,
    units: 10_000_000,
    askingPrice: cents(999_999_99),
  })
  soldOut = await aListedProduct(site.db, { ...named, units: 0 })
  buyer = await aPersonAt(browser, {
    address: site.address,
    device: { width: SMALLEST, height: 700 },
  })
  await signIn(buyer, 'buyer@example.com')
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const addressOf = ({ id, sellerId }: typeof lot) => `/all_products/${sellerId}/${id}`

describe('the largest figures and names without spaces', () => {
  test('of a card lie next to its percent off, not on it', async () => {
    const { page } = buyer
    await page.goto(`/all_sellers/${lot.sellerId}`)
    const card = page
      .getByRole('list', { name: 'Products' })
      .getByRole('listitem')
      .filter({ hasText: '$999,999.99' })
    const percent = await card.getByText(/^\d+%$/).boundingBox()
    const price = await card.getByText('$999,999.99').boundingBox()
    expect(price!.x).toBeGreaterThanOrEqual(percent!.x + percent!.width)
  })

  test('stay on the page, from the smallest phone to a desk', async () => {
    const { page } = buyer
    for (const path of [addressOf(soldOut), `/all_sellers/${lot.sellerId}`, addressOf(lot)]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      for (const width of [1280, 768, SMALLEST]) {
        await page.setViewportSize({ width, height: 700 })
        await settled(page)
        await expectNoSidewaysScroll(page)
      }
    }
  })

  test('go into the cart, where more than can be counted is refused in words', async () => {
    const { page } = buyer
    const offer = page.getByRole('form', { name: 'Offer' })
    await offer.getByLabel('Quantity').fill('10,000,000')
    await offer.getByText('An order can come to $10,000,000.00 at most').waitFor()
    await offer.getByLabel('Quantity').fill('10')
    await offer.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'View in Cart' }).first().click()
    await page.getByRole('button', { name: 'Edit Offer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Quantity').waitFor()
    await expectNoSidewaysScroll(page)
    await dialog.getByLabel('Quantity').fill('99,999,999')
    await dialog.getByLabel('Price per unit').fill('9,999,999.99')
    await dialog.getByText('10,000,000 max').waitFor()
    await dialog.getByText('$999,999.99 max').waitFor()
    expect(await dialog.getByRole('button', { name: 'Save Offer' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: 'Close' }).click()
    buyer.sawNoProblem()
  })
})
