import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { countOffers } from '#market/offers/offer-counts-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { isEditable } from '#market/offers/offer.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aLine, anOffer, anOffersDocument, aTurn } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { OfferPanel } from './OfferPanel.tsx'
import { firstLine } from './typed-line.ts'

const lot = aProduct({ id: 20, min_order_units: 48 })

function Panel({ units = lot.units }: { units?: number }) {
  const [typed, setTyped] = useState(firstLine(lot))
  return <OfferPanel product={{ ...lot, units }} typed={typed} onType={setTyped} />
}

function aBuyerWith(...offers: Offer[]) {
  const server = aServer()
  aBuyerIsHere(server)
  const askedOffers = server.answers(readOffers, () => anOffersDocument(offers))
  const askedOrders = server.answers(readPurchaseOrders, () => anOrdersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(countOffers, () => ({
    awaiting_you: 0,
    in_cart: 0,
    has_sent: offers.some(({ state }) => !isEditable(state)),
  }))
  return { askedOffers, askedOrders }
}
const line = aLine({ id: '20', quantity: 240, price: cents(6_50) })
const declined = anOffer({
  offer_number: 'O-10361',
  state: 'rejected',
  closed_reason: 'declined',
  offer_products: [line],
  history: [aTurn('submit', 'buyer', [line]), aTurn('reject', 'seller', [line])],
})
const price = page.getByLabelText('Price per unit')
const hint = page.getByText('Nothing is binding until the seller accepts.')

test('a lot remembers what I offered, and one press enters it again, never on its own', async () => {
  aBuyerWith(declined)
  show(<Panel />)
  await expect.element(page.getByText(/You offered \$6\.50 for 240 units/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'O-10361' }))
    .toHaveAttribute('href', '/my_offers?offer=O-10361')
  await expect.element(price).toHaveValue('7.80')
  await page.getByRole('button', { name: 'Use $6.50 for 240' }).click()
  await expect.element(price).toHaveValue('6.50')
  await expect.element(page.getByLabelText('Quantity')).toHaveValue('240')
  await expect.element(hint).not.toBeInTheDocument()
})

test('a lot that is sold out remembers it too, with nothing to take up', async () => {
  aBuyerWith(declined)
  show(<Panel units={0} />)
  await expect.element(page.getByText(/You offered \$6\.50 for 240 units/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Notify me when it’s back' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Use/ })).not.toBeInTheDocument()
})

test('a buyer who never made an offer learns that nothing is binding yet', async () => {
  aBuyerWith(anOffer({ state: 'draft' }))
  show(<Panel />)
  await expect.element(hint).toBeVisible()
})

test('a lot says who arranges the freight', async () => {
  aBuyerWith(declined)
  show(<Panel />)
  await expect.element(page.getByText(/^The seller arranges the freight/)).toBeVisible()
})

test('a lot asks for the live offers and for its own trade, never for all offers and orders', async () => {
  const { askedOffers, askedOrders } = aBuyerWith(declined)
  show(<Panel />)
  await expect.element(page.getByText(/You offered/)).toBeVisible()
  expect(askedOffers.filter(({ query }) => !query.live && query.product_id !== lot.id)).toEqual([])
  expect(askedOrders.filter(({ query }) => query.product_id !== lot.id)).toEqual([])
})
