import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { toTheBuyer } from '#market/resale/resale-words.ts'
import { readPaper } from '#server/purchase-orders/testing/read-paper.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aListedProduct } from '#server/testing/listings.ts'
import { termsOfProduct } from '#server/testing/resale.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { SHIP_TO } from './support/offers.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const ONLY_AMAZON = 'Resale allowed only on Amazon.'
const AGREED =
  'Resale allowed only in the buyer’s own stores. Minimum advertised price (MAP): $9.00 per unit.'

let browser: Browser
let site: TestSite
let buyer: Person
let seller: Caller
let barred: { id: number; sellerId: number }

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  const lot = { sellerId: market.seller.id, category: 'home' as const, units: 400 }
  barred = await aListedProduct(site.db, { ...lot, name: 'Marketplace lamp' })
  await termsOfProduct(site.db, barred.id, { channels: ['amazon'] })
  const bound = await aListedProduct(site.db, {
    ...lot,
    name: 'Store mug',
    askingPrice: cents(800),
  })
  await termsOfProduct(site.db, bound.id, { channels: ['own_store'], map_cents: cents(900) })
  await aListedProduct(site.db, { ...lot, name: 'Free towel' })
  seller = await site.as(market.seller)
  await (await site.as(market.buyer)).put('/profile', { profile: { ship_to: SHIP_TO } })
  buyer = await aPersonAt(browser, { address: site.address })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const products = () => buyer.page.getByRole('list', { name: 'Products' })
const lotNamed = (name: string) => products().getByRole('link', { name })
const canResell = () => buyer.page.getByRole('checkbox', { name: 'Can resell' })

describe('a buyer that resells in its own store', () => {
  test('says in the account that it resells in its own store alone', async () => {
    const { page } = buyer
    await signIn(buyer, 'buyer@example.com')
    await page.goto('/all_products')
    await lotNamed('Marketplace lamp').waitFor()
    expect(await canResell().count()).toBe(0)
    await page.goto('/account#resale')
    await page.getByRole('checkbox', { name: 'Own stores' }).check()
    await page.getByRole('button', { name: 'Save where I resell' }).click()
    await page.getByText('Resale channels saved').waitFor()
  })

  test('sees the catalogue narrowed to what it may resell, and how many lots are hidden', async () => {
    const { page } = buyer
    await page.goto('/all_products')
    await page.getByText('1 lot hidden: resale not allowed for you').waitFor()
    await lotNamed('Store mug').waitFor()
    expect(await lotNamed('Marketplace lamp').count()).toBe(0)
    expect(await canResell().isChecked()).toBe(true)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  test('takes the filter off, and the address keeps that', async () => {
    const { page } = buyer
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**/all_products?resaleable=false')
    const card = products().getByRole('listitem').filter({ hasText: 'Marketplace lamp' })
    await card.getByText(ONLY_AMAZON).waitFor()
    expect(await card.getByRole('button', { name: /^Make offer/ }).count()).toBe(0)
    await page.reload()
    await lotNamed('Marketplace lamp').waitFor()
    expect(await canResell().isChecked()).toBe(false)
    await expectAccessible(page)
  })

  test('reads on the page of a lot which clause is in the way, and can’t put it into the cart', async () => {
    const { page } = buyer
    await lotNamed('Marketplace lamp').click()
    await page.getByRole('heading', { name: 'Marketplace lamp' }).waitFor()
    await page.getByText(`You can’t buy this lot: ${ONLY_AMAZON}`).first().waitFor()
    expect(await page.getByRole('button', { name: 'Add to cart' }).count()).toBe(0)
  })

  test('buys under terms: the offer, the acceptance, the order and its PDF carry what was agreed', async () => {
    const { page } = buyer
    await page.goto('/all_products')
    await lotNamed('Store mug').click()
    const form = page.getByRole('form', { name: 'Offer' })
    await form.getByLabel('Quantity').fill('40')
    await form.getByLabel('Price per unit').fill('7.00')
    await form.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('link', { name: 'View in Cart' }).first().click()
    await page.getByText('By sending you agree to:').waitFor()
    await page.getByText(toTheBuyer(AGREED)).first().waitFor()
    await page.getByRole('button', { name: /^Send Offer/ }).click()
    await page.getByText('Success! View offer in My Offers').waitFor()
    await counterAt(750)

    await page.goto('/my_offers')
    await page.getByRole('button', { name: 'Accept at $300.00' }).click()
    await page.getByText('By accepting you agree to:').waitFor()
    await page.getByText(toTheBuyer(AGREED)).first().waitFor()
    await page.getByRole('button', { name: 'Yes, accept at $300.00' }).click()
    await page.waitForURL('**/sandbox_checkout/**')

    await page.goto('/my_orders')
    await page.getByRole('link', { name: /^PO/ }).first().click()
    const terms = page.getByRole('region', { name: 'Resale terms' })
    await terms.getByText(AGREED).waitFor()
    await terms.getByText(/signed by accepting/).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Purchase order (PDF)' }).click()
    const paper = (await readPaper(await readFile(await (await downloading).path()))).join('\n')
    for (const printed of ['Resale terms agreed', AGREED, 'signed by accepting'])
      expect(paper).toContain(printed)
    buyer.sawNoProblem()
  })
})

async function counterAt(unit_price: number) {
  const { data, included } = (await seller.get('/offers')).body
  const counter = { offer_products_attributes: [{ id: included[0].id, unit_price }] }
  const { status } = await seller.post(`/offers/${data[0].id}/counter_offer`, counter)
  expect(status).toBe(200)
}
