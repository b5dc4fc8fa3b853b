import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { publishProducts } from '#server/platform/live/publish.ts'
import { leaveUnits } from '#server/testing/units.ts'
import { expectAccessible } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'
import { DESK, expectInView } from './support/screens-fit.ts'

const NAME = 'Soy candle, Fig & Cedar, 8 oz'
const DESCRIPTION = ['Hand-poured.', 'Cotton wick.', 'Fig.', 'Cedar.', '<b>Sealed</b> cartons.']
const photos = [12, 13, 14, 15].map((number) => `/photos/demo-lot-${number}/800.webp`)

let browser: Browser
let site: TestSite
let buyer: Person
let buyersId: { userId: number }
let candle: { id: number; sellerId: number }
let mugId: number
let rivalId: number

beforeAll(async () => {
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  buyersId = market.buyer
  const own = { sellerId: market.seller.id, category: 'home' as const }
  candle = await aListedProduct(site.db, {
    ...own,
    name: NAME,
    description: DESCRIPTION.join('\n'),
    photos,
    units: 3456,
    minOrderUnits: 48,
    msrp: cents(28_00),
    askingPrice: cents(7_80),
    sku: 'HP-CND-FIG-08',
    tags: ['candles'],
  })
  await site.db
    .updateTable('products')
    .set({ innerQuantity: 12, expirationDate: '06/2028' })
    .where('id', '=', candle.id)
    .execute()
  mugId = (await aListedProduct(site.db, { ...own, name: 'Stoneware mug', tags: ['stoneware'] })).id
  await aListedProduct(site.db, { ...own, name: 'Cat tree', category: 'pet', units: 0 })
  rivalId = (await aSeller(site.db, { name: 'Rival & Sons' })).id
  buyer = await aPersonAt(browser, { address: site.address, meant: /status of 404/ })
})
afterAll(async () => {
  await buyer.leave()
  await browser.close()
  await site.stop()
})

const addressOf = (lot: { id: number; sellerId: number }) =>
  `/all_products/${lot.sellerId}/${lot.id}`
const photo = (number: number) =>
  buyer.page.getByRole('button', { name: `${NAME}, photo ${number}` })
const offerForm = () => buyer.page.getByRole('form', { name: 'Offer' })

describe('a buyer who studies a lot', () => {
  test('at a desk has Add to cart in sight at once, and two columns of similar heights', async () => {
    const { page } = buyer
    await page.setViewportSize(DESK)
    await signIn(buyer, 'buyer@example.com')
    await page.goto(addressOf(candle))
    await page.getByText('Nothing is binding until the seller accepts.').waitFor()
    await expectInView(buyer, page.getByRole('button', { name: 'Add to cart' }))
    const bottomOf = async (what: Locator) => {
      const { y, height } = (await what.boundingBox()) ?? { y: 0, height: 0 }
      return y + height
    }
    const left = await bottomOf(page.getByText('About Brand'))
    const right = await bottomOf(page.getByRole('table').filter({ hasText: 'UPC' }))
    expect(Math.abs(left - right)).toBeLessThan(300)
  })

  test('goes through its photos by arrows, by keys and under a finger', async () => {
    const { page } = buyer
    await page.goto(addressOf(candle))
    await photo(1).waitFor()
    await page.getByRole('button', { name: 'Next photo' }).click()
    await photo(2).focus()
    await page.keyboard.press('ArrowRight')
    await photo(3).waitFor()
    await page.keyboard.press('ArrowLeft')
    await photo(2).waitFor()
    await page.getByRole('button', { name: 'Previous photo' }).click()
    await photo(1).waitFor()
    await page.getByRole('button', { name: 'Photo 4', exact: true }).click()
    await photo(4).waitFor()
    await swipe({ from: 400, to: 200 })
    await photo(1).waitFor()
    await swipe({ from: 200, to: 400 })
    await photo(4).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('zooms a photo by the keyboard and comes back to where it was opened', async () => {
    const { page } = buyer
    await photo(4).focus()
    await page.keyboard.press('Enter')
    const zoom = page.getByRole('dialog', { name: NAME })
    await zoom.getByText('4 of 4 · 100%').waitFor()
    await page.keyboard.press('ArrowRight')
    await zoom.getByText('1 of 4 · 100%').waitFor()
    await page.keyboard.press('+')
    await zoom.getByText('1 of 4 · 150%').waitFor()
    await page.keyboard.press('-')
    await zoom.getByText('1 of 4 · 100%').waitFor()
    await page.keyboard.press('Escape')
    await zoom.waitFor({ state: 'detached' })
    await photo(1).and(page.locator(':focus')).waitFor()
  })

  test('zooms it by press, wheel and button, too', async () => {
    const { page } = buyer
    await photo(1).click()
    const zoom = page.getByRole('dialog', { name: NAME })
    await zoom.getByText('100%').waitFor()
    await page.mouse.click(640, 450)
    await zoom.getByText('250%').waitFor()
    await page.mouse.click(640, 450)
    await zoom.getByText('100%').waitFor()
    await page.mouse.wheel(0, -400)
    await zoom.getByText(/2\d\d%/).waitFor()
    await zoom.getByRole('button', { name: 'Next photo' }).click()
    await zoom.getByText('2 of 4 · 100%').waitFor()
    await zoom.getByRole('button', { name: 'Zoom in' }).click()
    await zoom.getByText('150%').waitFor()
    await zoom.getByRole('button', { name: 'Close' }).click()
    await zoom.waitFor({ state: 'detached' })
  })

  test('reads more of what is cut, its details and its brand', async () => {
    const { page } = buyer
    await page.getByRole('button', { name: 'Read More' }).click()
    await page.getByText('<b>Sealed</b> cartons.').waitFor()
    await page.getByRole('button', { name: 'Read Less' }).waitFor()
    const detail = (name: string) => page.getByRole('row', { name: new RegExp(name) })
    await detail('SKU HP-CND-FIG-08').waitFor()
    await detail('Expiration date 06/2028').waitFor()
    expect(await detail('ASIN').count()).toBe(0)
    expect(await page.getByText(/wholesale/i).count()).toBe(0)
    await page.getByText('Product Details').click()
    await detail('SKU').waitFor({ state: 'hidden' })
    await page.getByText('About Brand').click()
    await page.getByRole('link', { name: 'See all of Harrow & Pine' }).waitFor()
    await page.getByText('Small batches, well made.').waitFor()
  })

  test('finds the price in one block and what else the seller has', async () => {
    const { page } = buyer
    const deal = page.getByRole('region', { name: 'Price and offer' })
    await deal.getByText('72%').first().waitFor()
    await deal.getByText('$28.00').first().waitFor()
    const similar = page.getByRole('list', { name: 'Similar Products' })
    await similar.getByRole('link', { name: 'Stoneware mug' }).waitFor()
    expect(await similar.getByRole('link').count()).toBe(1)
    await page.getByRole('link', { name: 'See all 3' }).waitFor()
  })

  test('learns while typing what an offer comes to and what is wrong with it', async () => {
    const offer = offerForm()
    const add = offer.getByRole('button', { name: 'Add to cart' })
    const type = async (quantity: string, price: string) => {
      await offer.getByLabel('Quantity').fill(quantity)
      await offer.getByLabel('Price per unit').fill(price)
    }
    await type('3,457', '7.80')
    await offer.getByText('Exceeds available units').waitFor()
    await type('47', '7.80')
    await offer.getByText('48 unit minimum').waitFor()
    await type('480', '781')
    await offer.getByText('Exceeds asking price').waitFor()
    expect(await add.isDisabled()).toBe(true)
    await type('999999999', '9999999999.99')
    await offer.getByText('Exceeds available units').waitFor()
    await type('1440', '690')
    await offer.getByText('75%', { exact: true }).waitFor()
    await offer.getByText('$9,936.00').waitFor()
    await expect.poll(() => offer.getByLabel('Quantity').inputValue()).toBe('1,440')
    await offer.getByRole('button', { name: 'More' }).click()
    await expect.poll(() => offer.getByLabel('Quantity').inputValue()).toBe('1,452')
    expect(await add.isEnabled()).toBe(true)
  })

  test('sees without a reload that units were sold meanwhile', async () => {
    await unitsLeft(37)
    await buyer.page.getByText('3,456 units were available, now 37.').waitFor()
    await offerForm().getByText('Exceeds available units').waitFor()
    await buyer.page.getByText('Last 37 units').waitFor()
    await offerForm().getByLabel('Quantity').fill('36')
    await offerForm().getByText('37 unit minimum').waitFor()
    await offerForm().getByLabel('Quantity').fill('37')
  })

  test('adds it to the cart and finds it there, until it is taken out in another window', async () => {
    const { page } = buyer
    await offerForm().getByRole('button', { name: 'Add to cart' }).click()
    const mine = page.getByRole('region', { name: 'Your offer' })
    await mine.getByText('In your cart').waitFor()
    await mine.getByText('$6.90').waitFor()
    await mine.getByRole('link', { name: 'View in Cart' }).waitFor()
    expect(await offerForm().count()).toBe(0)
    const elsewhere = await site.as(buyersId)
    const { data, included } = (await elsewhere.get('/offers')).body
    await elsewhere.delete(`/offers/${data[0].id}/offer_products/${included[0].id}`)
    await offerForm().waitFor()
  })

  test('buys it at the asking price once that is confirmed, and the rest of the cart stays', async () => {
    const { page } = buyer
    const elsewhere = await site.as(buyersId)
    await elsewhere.put('/profile', { profile: { ship_to: WAREHOUSE } })
    await elsewhere.post('/offers', {
      offer: { offer_products_attributes: [{ product_id: mugId, quantity: 5, unit_price: 10_00 }] },
    })
    await unitsLeft(74)
    await page.reload()
    await offerForm().getByLabel('Quantity').fill('48')
    await offerForm()
      .getByText(/orders this lot right away.+72 hours to pay/)
      .waitFor()
    await expectAccessible(page)
    await offerForm().getByRole('button', { name: 'Buy Now for $374.40' }).click()
    await page.getByRole('alertdialog', { name: 'Buy 48 units for $374.40?' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Yes, buy for $374.40' }).click()
    await page.waitForURL('**/sandbox_checkout/**')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/my_orders?stripe_success=true*')
    await page.getByRole('link', { name: /^Cart, 1/ }).waitFor()
    await page.goto(addressOf(candle))
    await page.getByText('Last 26 units').waitFor()
    await page.getByText(/You bought at \$7\.80 for 48 units/).waitFor()
    const { data, included } = (await elsewhere.get('/offers')).body
    const draft = data.find((offer: Draft) => offer.attributes.state === 'draft')
    const line = included.find((each: DraftLine) => each.attributes.product.id === mugId)
    await elsewhere.delete(`/offers/${draft.id}/offer_products/${line.id}`)
    await unitsLeft(37)
  })

  test('sees it under review as in offers, and sold out when nothing is left', async () => {
    const { page } = buyer
    const elsewhere = await site.as(buyersId)
    const line = { product_id: candle.id, quantity: 37, unit_price: 690 }
    const { body } = await elsewhere.post('/offers', {
      offer: { offer_products_attributes: [line] },
    })
    await elsewhere.put(`/offers/${body.data.id}/submit`, {})
    await page.getByRole('link', { name: 'View in Offers' }).waitFor()
    await page.getByText('Sent for review').waitFor()
    await elsewhere.post(`/offers/${body.data.id}/withdraw`)
    await offerForm().waitFor()
    await unitsLeft(0)
    await page.getByText('No units are left.').waitFor()
    await page.getByRole('link', { name: 'More from Harrow & Pine' }).click()
    await page.getByRole('heading', { name: 'Harrow & Pine', level: 1 }).waitFor()
  })

  test('is told kindly what is not here, and nothing went wrong on the way', async () => {
    const { page } = buyer
    await page.goto(addressOf({ ...candle, sellerId: rivalId }))
    await page.getByText('We can’t find this lot').waitFor()
    await page.goto(addressOf(candle))
    await page.getByRole('heading', { name: NAME }).waitFor()
    await hide(candle.id)
    await page.getByText('We can’t find this lot').waitFor()
    buyer.sawNoProblem()
  })
})

type Draft = { attributes: { state: string } }
type DraftLine = { attributes: { product: { id: number } } }

const WAREHOUSE = {
  name: 'Corner Store',
  line1: '1 Dock Street',
  city: 'Portland',
  state: 'OR',
  postal_code: '97201',
  country: 'US',
}

async function swipe({ from, to }: { from: number; to: number }) {
  const shown = buyer.page.locator('[aria-label="Photos"] [aria-haspopup="dialog"]')
  const touch = { pointerType: 'touch', clientY: 300, bubbles: true }
  await shown.dispatchEvent('pointerdown', { ...touch, clientX: from })
  await shown.dispatchEvent('pointerup', { ...touch, clientX: to })
  await shown.dispatchEvent('click')
}

/** As when somebody else buys. */
const unitsLeft = (units: number) => change((tx) => leaveUnits(tx, { id: candle.id, units }))

const hide = (id: number) =>
  change((tx) =>
    tx.updateTable('products').set({ provisional: true }).where('id', '=', id).execute(),
  )

const change = (make: (tx: Tx) => Promise<unknown>) =>
  site.db.transaction().execute(async (tx) => {
    await make(tx)
    await publishProducts(tx, [candle.id])
  })
