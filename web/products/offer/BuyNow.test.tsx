import { NOTHING_DECLARED } from '#market/resale/resale-terms.ts'
import { useEffect, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShipTo } from '#market/accounts/ship-to.ts'
import { cents } from '#market/money.ts'
import {
  askingPriceChanged,
  buyProductNow,
  lotChanged,
  readOffers,
} from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { anOrder, anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { checkOut } from '#market/payments/payment-api.ts'
import type { Product } from '#market/products/product-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aLine, anOffer, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { OfferPanel } from './OfferPanel.tsx'
import { firstLine } from './typed-line.ts'

const lot = aProduct({ id: 20, min_order_units: 50, pay_within_hours: 72 })
const company = { id: 7, name: 'Fieldhouse', category: 'home' }
const reno: ShipTo = {
  name: 'Fieldhouse',
  line1: '9 Pier Road',
  city: 'Reno',
  state: 'NV',
  postal_code: '89501',
  country: 'US',
}

const news = new EventTarget()

function Panel() {
  const [typed, setTyped] = useState(firstLine(lot))
  const [product, setProduct] = useState<Product>(lot)
  useEffect(() => {
    const hear = () => setProduct({ ...lot, condition: 'salvage', lot_digest: 'another' })
    news.addEventListener('salvage', hear)
    return () => news.removeEventListener('salvage', hear)
  })
  return <OfferPanel product={product} typed={typed} onType={setTyped} />
}

type Opened = { offers?: Offer[]; orders?: PurchaseOrder[]; shipTo?: ShipTo | null }

function openLot({ offers = [], orders = [], shipTo = reno }: Opened) {
  const server = aServer()
  aBuyerIsHere(server, { buyer: { ...company, ...NOTHING_DECLARED, ship_to: shipTo } })
  server.answers(readOffers, () => anOffersDocument(offers))
  server.answers(readPurchaseOrders, () => anOrdersDocument(orders))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  return { server, ...show(<Panel />) }
}
const bought = {
  data: {
    type: 'offer' as const,
    id: '9',
    attributes: { purchase_order_id: '86', state: 'accepted' as const },
  },
}
const inCart = (price: number) =>
  anOffer({ state: 'draft', offer_products: [aLine({ id: '20', quantity: 60, price })] })

const buy = page.getByRole('button', { name: /^Buy Now/ })
const yes = page.getByRole('button', { name: /^Yes, buy/ })

test('a lot is bought at its asking price once that is confirmed, which leads on to payment', async () => {
  const { server, address } = openLot({})
  const orders = server.answers(buyProductNow, () => bought)
  // No payment page: the order is there, and is paid from My Orders.
  const checkouts = server.answers(checkOut, () => refusal(503, 'No payments now'))
  await expect.element(buy).toHaveTextContent('Buy Now for $390.00')
  await expect
    .element(buy)
    .toHaveAccessibleDescription(/orders this lot right away.+72 hours to pay.+cancel/)
  await buy.click()
  const asked = page.getByRole('alertdialog', { name: 'Buy 50 units for $390.00?' })
  await expect.element(asked.getByText(/not paid within 72 hours is canceled/)).toBeVisible()
  await expect
    .element(asked.getByText('Ships to Fieldhouse, 9 Pier Road, Reno, NV 89501.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Not yet' }).click()
  expect(orders).toEqual([])
  await buy.click()
  await expect.element(yes).toHaveTextContent('Yes, buy for $390.00')
  await yes.click()
  await expect.poll(address).toBe('/my_orders')
  expect(orders.map(({ body }) => body)).toEqual([
    { product_id: 20, quantity: 50, unit_price: cents(7_80), lot_digest: 'seen' },
  ])
  expect(checkouts[0]?.params.id).toBe(86)
})

test('any other price is an offer, and Enter adds to the cart at the asking price too', async () => {
  openLot({})
  const price = page.getByLabelText('Price per unit')
  await price.fill('7.50')
  await expect.element(buy).not.toBeInTheDocument()
  await price.fill('7.80')
  await expect.element(buy).toBeEnabled()
  await expect
    .element(page.getByRole('button', { name: 'Add to cart' }))
    .toHaveAttribute('type', 'submit')
  await page.getByLabelText('Quantity').fill('49')
  await expect.element(buy).toBeDisabled()
})

test('an address is asked for first', async () => {
  openLot({ shipTo: null })
  await buy.click()
  await yes.click()
  const dialog = page.getByRole('dialog')
  await expect
    .element(dialog.getByRole('button', { name: 'Save and Buy Now for $390.00' }))
    .toBeVisible()
})

test('a price that changed meanwhile is told, and nothing was bought', async () => {
  const { server, address } = openLot({})
  const { message, ...kind } = askingPriceChanged(cents(8_10))
  server.answers(buyProductNow, () => refusal(409, message, kind))
  await buy.click()
  await yes.click()
  await expect
    .element(page.getByText('The asking price is $8.10 now. Nothing was bought.'))
    .toBeVisible()
  expect(address()).toBe('/')
})

test('a lot that changed while its buyer was asked is told there, and bought as it is then', async () => {
  const { server } = openLot({})
  server.answers(checkOut, () => refusal(503, 'No payments now'))
  const orders = server.answers(buyProductNow, () => bought)
  await buy.click()
  await expect.element(yes).toBeVisible()
  news.dispatchEvent(new Event('salvage'))
  const asked = page.getByRole('alertdialog')
  await expect
    .element(asked.getByText('The lot has changed: condition new → salvage.'))
    .toBeVisible()
  await yes.click()
  await expect.poll(() => orders[0]?.body).toMatchObject({ lot_digest: 'another' })
})

test('a lot that turned out to be another is not bought: what is new is said', async () => {
  const { server } = openLot({})
  const words = 'The lot has changed: condition salvage. Nothing was bought.'
  server.answers(buyProductNow, () => refusal(409, words, { code: lotChanged('').code }))
  await buy.click()
  await yes.click()
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(buy).toBeEnabled()
})

test('from the cart it is bought alone, and what follows is said', async () => {
  openLot({ offers: [inCart(7_80)] })
  await expect.element(buy).toHaveTextContent('Buy Now for $468.00')
  await expect
    .element(page.getByText(/The lot is removed from your cart; everything else stays\.$/))
    .toBeVisible()
})

test('in the cart at another price it is an offer', async () => {
  openLot({ offers: [inCart(7_00)] })
  await expect.element(page.getByRole('link', { name: 'View in Cart' })).toBeVisible()
  await expect.element(buy).not.toBeInTheDocument()
})

describe('a lot that is ordered and not paid', () => {
  const [line] = anOrder().purchase_order_products
  const unpaid = (changes: Partial<PurchaseOrder> = {}) =>
    anOrder({
      purchase_order_products: line ? [{ ...line, product: { ...line.product, id: 20 } }] : [],
      allowed_state_transitions: [{ event: 'cancel', state: 'canceled' }],
      ...changes,
    })
  const order = page.getByRole('region', { name: 'Your order' })

  test('says so, with the way to pay or cancel in place of a second order', async () => {
    openLot({ orders: [unpaid()] })
    await expect.element(order.getByRole('link', { name: 'PO-10044' })).toBeVisible()
    await expect.element(order.getByRole('button', { name: 'Check out $3,312.00' })).toBeVisible()
    await expect.element(order.getByRole('button', { name: 'Cancel order' })).toBeVisible()
    await expect.element(buy).not.toBeInTheDocument()
  })

  test('can be bought again once that is paid or canceled', async () => {
    openLot({ orders: [unpaid({ status: 'canceled' }), unpaid({ status: 'awaiting_shipment' })] })
    await expect.element(buy).toBeVisible()
    await expect.element(order).not.toBeInTheDocument()
  })
})
