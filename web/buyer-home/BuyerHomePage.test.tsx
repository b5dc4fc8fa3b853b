import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { anOrder, anOrdersDocument, step } from '#market/purchase-orders/testing/an-order.ts'
import {
  readNewLots,
  readSavedSearches,
  type SavedSearch,
  type SearchWithNewLots,
} from '#market/saved-searches/saved-search-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyer, aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aLine, anOffer, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { BuyerHomePage } from './BuyerHomePage.tsx'

const candles: SavedSearch = {
  id: 3,
  name: 'Candles',
  criteria: { query: 'candle' },
  sort: null,
  alerts: true,
  created_at: '2026-11-01T12:00:00.000Z',
}

type Facts = {
  offers?: Offer[]
  orders?: PurchaseOrder[]
  searches?: SavedSearch[]
  /** Null where they cannot be loaded. */
  found?: SearchWithNewLots[] | null
}

function open({ offers = [], orders = [], searches = [candles], found = [] }: Facts = {}) {
  const server = aServer()
  const key = `getting-started-${aBuyer.id}`
  localStorage.setItem(key, 'over')
  onTestFinished(() => localStorage.removeItem(key))
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument(offers))
  server.answers(readPurchaseOrders, () => anOrdersDocument(orders))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(readSavedSearches, () => ({ saved_searches: searches }))
  server.answers(readNewLots, () =>
    found ? { searches: found } : refusal(503, 'Try again in a minute'),
  )
  show(<BuyerHomePage />)
  return server
}
const link = (name: string | RegExp) => page.getByRole('link', { name })

test('says what waits for the buyer, each with the way there', async () => {
  open({
    offers: [
      anOffer({ id: '1', state: 'buyer_review', turn_expires_at: '2026-11-20T15:00:00Z' }),
      anOffer({
        id: '2',
        state: 'draft',
        offer_products: [aLine({ id: '1' }), aLine({ id: '2' })],
      }),
    ],
    orders: [
      anOrder({ id: '44', po_number: 'PO-10044', total_cents: cents(3_312_00) }),
      anOrder({ id: '45', po_number: 'PO-10045', status: 'received' }),
    ],
  })
  await expect
    .element(link(/^1 offer to answer/))
    .toHaveAttribute('href', '/my_offers?tab=your_turn')
  await expect.element(link(/^1 order to pay.*\$3,312.00/)).toHaveAttribute('href', '/my_orders/44')
  await expect
    .element(link(/^1 order to check.*PO-10045 arrived/))
    .toHaveAttribute('href', '/my_orders?tab=action_required')
  await expect.element(link(/^2 lots in your cart.*from 1 seller/)).toHaveAttribute('href', '/cart')
})

test('with nothing to do each task says where it will show', async () => {
  open()
  for (const words of [
    'No offers to answer',
    'No orders to pay',
    'No orders on the way',
    'Your cart is empty',
  ])
    await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Arriving' })).not.toBeInTheDocument()
  await expect.element(page.getByText('No new lots in the last 7 days.')).toBeVisible()
})

test('without a saved search it says what one would do here', async () => {
  open({ searches: [] })
  await expect
    .element(page.getByText('Save a search in All Products to see its new lots here.'))
    .toBeVisible()
})

test('new lots stand under their search, which opens with the newest first', async () => {
  open({
    found: [
      { saved_search: candles, count: 12, products: [aProduct({ id: 9, name: 'Oak candle' })] },
    ],
  })
  await expect.element(page.getByRole('heading', { name: 'Candles: 12 new' })).toBeVisible()
  await expect.element(link('Oak candle')).toBeVisible()
  await expect
    .element(link('See all Candles: 12 new'))
    .toHaveAttribute('href', '/all_products/search?query=candle&sort=newest')
})

test('orders that were shipped stand with their carrier', async () => {
  open({
    orders: [
      anOrder({
        id: '46',
        po_number: 'PO-10046',
        status: 'shipped',
        carrier: 'UPS',
        history: [step('ship', 12)],
      }),
    ],
  })
  const arriving = page.getByRole('region', { name: 'Arriving' })
  await expect
    .element(arriving.getByRole('link', { name: 'PO-10046' }))
    .toHaveAttribute('href', '/my_orders/46')
  await expect.element(arriving.getByText(/UPS/)).toBeVisible()
})

test('new lots that cannot be loaded say so, are loaded again, and the rest stays', async () => {
  const { answers } = open({ found: null })
  await expect.element(page.getByText('Try again in a minute')).toBeVisible()
  await expect.element(page.getByText('No orders to pay')).toBeVisible()
  answers(readNewLots, () => ({ searches: [] }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No new lots in the last 7 days.')).toBeVisible()
})
