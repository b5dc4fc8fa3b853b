import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { addToCart, readOffers } from '#market/offers/offer-api.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readProduct } from '#market/products/product-api.ts'
import { readPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import { anOrdersDocument } from '#market/purchase-orders/testing/an-order.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aLine, anOffer, anOfferDocument, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductGrid } from '../ProductGrid.tsx'
import { aProduct } from '../testing/a-product.ts'

const candle = aProduct({
  id: 20,
  name: 'Soy candle',
  seller_price_cents: cents(4_75),
  msrp_cents: cents(18_99),
  percent_off_msrp: 74,
})

test('a card’s quick offer names prices to press, and leaves focus on the card', async () => {
  const server = aServer()
  let held: Offer[] = []
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument(held))
  server.answers(readPurchaseOrders, () => anOrdersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(readProduct, () => candle)
  const added = server.answers(addToCart, () => {
    held = [anOffer({ state: 'draft', offer_products: [aLine({ id: '20' })] })]
    return anOfferDocument(held[0] ?? anOffer({}))
  })
  show(<ProductGrid label="Lots" products={[candle]} />)
  await page.getByRole('button', { name: 'Make offer for Soy candle' }).click()
  const dialog = page.getByRole('dialog', { name: 'Soy candle' })
  await dialog.getByRole('button', { name: '80% off $3.79' }).click()
  await expect.element(dialog.getByLabelText('Price per unit')).toHaveValue('3.79')
  await dialog.getByRole('button', { name: 'Add to cart' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(page.getByText('In your cart')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Soy candle' })).toHaveFocus()
  expect(JSON.stringify(added[0]?.body)).toContain('"unit_price":379')
})
