import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readProduct } from '#market/products/product-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { Cart } from '#web/cart/Cart.tsx'
import { ResultRow } from '#web/catalogue/results/ResultRow.tsx'
import { LotComparison } from '#web/compare/LotComparison.tsx'
import { aLine, anOffer, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductDetails } from './details/ProductDetails.tsx'
import { ProductFacts } from './details/ProductFacts.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { aProduct } from './testing/a-product.ts'

const pickup = { freight_terms: 'pickup' as const, ships_from: 'Memphis, TN 38118' }
const lot = aProduct({ id: 20, name: 'Soy candle', ...pickup })
const usual = aProduct({ id: 21, name: 'Fig soap' })

function aBuyer() {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(readProduct, ({ params }) => (params.id === 20 ? lot : usual))
}

test('who sees to the freight stands by the price on a card', async () => {
  aBuyer()
  show(<ProductGrid label="Lots" products={[lot, usual]} />)
  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(cardOf('Soy candle').getByText('Pickup at Memphis, TN')).toBeVisible()
  await expect.element(cardOf('Fig soap').getByText('Freight included')).toBeVisible()
})

test('who sees to the freight stands in a list', async () => {
  aBuyer()
  show(
    <ul style={{ width: 900 }}>
      <ResultRow product={lot} offers />
    </ul>,
  )
  await expect.element(page.getByText(/Pickup at Memphis, TN/)).toBeVisible()
})

test('who sees to the freight stands among the facts of a lot', async () => {
  show(<ProductFacts product={lot} />)
  await expect.element(page.getByText('Pickup at Memphis, TN')).toBeVisible()
})

test('what a carrier asks stands among the details of a lot', async () => {
  const heavy = { pallets: 4, gross_weight: 2400, stackable: false, freight_class: '92.5' as const }
  show(<ProductDetails product={{ ...lot, ...heavy }} />)
  for (const [label, value] of [
    ['Pallets', '4'],
    ['Gross weight (lbs)', '2,400'],
    ['Stackable', 'No'],
    ['Freight class', '92.5'],
  ] as const) {
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    await expect.element(page.getByText(value, { exact: true })).toBeVisible()
  }
})

test('who sees to the freight stands in a comparison', async () => {
  aBuyer()
  show(<LotComparison lots={[lot, usual]} needed={undefined} />)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await expect.element(rowOf('Soy candle').getByText('Pickup at Memphis, TN')).toBeVisible()
  await expect.element(rowOf('Fig soap').getByText('Freight included')).toBeVisible()
})

test('who sees to the freight stands in the cart', async () => {
  aBuyer()
  const line = aLine()
  const draft = anOffer({
    state: 'draft',
    offer_products: [{ ...line, product: { ...line.product, ...pickup } }],
  })
  show(<Cart drafts={[draft]} saved={[]} />)
  await expect.element(page.getByText('Pickup at Memphis, TN').first()).toBeVisible()
})
