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
import { ProductFacts } from './details/ProductFacts.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { aProduct } from './testing/a-product.ts'

const shipping = { ships_from: 'Reno, NV 89501', ships_within: 3 }
const lot = aProduct({ id: 20, name: 'Soy candle', ...shipping })
const silent = aProduct({ id: 21, name: 'Fig soap' })

function aBuyer() {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  server.answers(readProduct, ({ params }) => (params.id === 20 ? lot : silent))
}

test('where and how soon a lot ships is said on its card, and nothing where nobody says it', async () => {
  aBuyer()
  show(<ProductGrid label="Lots" products={[lot, silent]} />)
  const cardOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  const said = cardOf('Soy candle').getByText('Reno, NV · 3 business days')
  await expect.element(said).toBeVisible()
  await expect.element(said).toHaveAttribute('title', 'Ships from Reno, NV within 3 business days')
  await expect.element(cardOf('Fig soap').getByText(/From|Ships/)).not.toBeInTheDocument()
})

test('where and how soon a lot ships is said in a list', async () => {
  aBuyer()
  show(
    <ul style={{ width: 900 }}>
      <ResultRow product={lot} offers />
    </ul>,
  )
  await expect.element(page.getByText(/Ships from Reno, NV within 3 business days/)).toBeVisible()
})

test('where and how soon a lot ships is said among the facts of its page', async () => {
  show(<ProductFacts product={lot} />)
  await expect.element(page.getByText('Reno, NV', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3 business days')).toBeVisible()
})

test('where and how soon lots ship is said in a comparison', async () => {
  aBuyer()
  show(<LotComparison lots={[lot, silent]} needed={undefined} />)
  const row = page.getByRole('row').filter({ hasText: 'Soy candle' })
  await expect.element(row.getByText('Reno, NV')).toBeVisible()
  await expect.element(row.getByText('3 business days')).toBeVisible()
})

test('where and how soon a lot ships is said in the cart', async () => {
  aBuyer()
  const line = aLine()
  const draft = anOffer({
    state: 'draft',
    offer_products: [{ ...line, product: { ...line.product, ...shipping } }],
  })
  show(<Cart drafts={[draft]} saved={[]} />)
  await expect.element(page.getByText('Ships from Reno, NV within 3 business days')).toBeVisible()
})
