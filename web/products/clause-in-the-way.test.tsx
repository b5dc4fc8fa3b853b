import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { cents } from '#market/money.ts'
import type { Offer } from '#market/offers/offer-document.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { readProduct } from '#market/products/product-api.ts'
import { readTopSellers } from '#market/top-sellers/top-seller-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere, aDeclaredBuyer } from '#web/accounts/testing/a-buyer.ts'
import { RecentlyViewed } from '#web/catalogue/shelves/RecentlyViewed.tsx'
import { ResultRow } from '#web/catalogue/results/ResultRow.tsx'
import { TopSellers } from '#web/catalogue/shelves/TopSellers.tsx'
import { LotComparison } from '#web/compare/LotComparison.tsx'
import { aLine, anOffer, anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductTerms } from '#web/resale/ProductTerms.tsx'
import { aProduct } from './testing/a-product.ts'
import { ProductGrid } from './ProductGrid.tsx'
import { rememberViewed, viewedOf } from './recently-viewed.ts'

const CLAUSE = 'Resale allowed only on Amazon.'
const terms = { ...NO_RESALE_TERMS, channels: ['amazon' as const] }
const barred = aProduct({
  id: 20,
  name: 'Soy candle',
  resale_terms: terms,
  resale_conflict: CLAUSE,
})
const free = aProduct({ id: 21, name: 'Fig soap', seller_price_cents: cents(4_00) })
const makeOffer = (name: string) => page.getByRole('button', { name: `Make offer for ${name}` })

function aBuyerOf(offers: Offer[] = []) {
  const server = aServer()
  aBuyerIsHere(server, aDeclaredBuyer)
  server.answers(readOffers, () => anOffersDocument(offers))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  return server
}

describe('a lot that its reader may not resell', () => {
  test('says by which clause on its card, in place of the way to an offer', async () => {
    aBuyerOf()
    show(<ProductGrid label="Lots" products={[barred, free]} />)
    const card = page.getByRole('listitem').filter({ hasText: 'Soy candle' })
    await expect.element(card.getByText('Can’t resell')).toBeVisible()
    await expect.element(card.getByText(CLAUSE)).toBeVisible()
    await expect.element(makeOffer('Fig soap')).toBeInTheDocument()
    await expect.element(makeOffer('Soy candle')).not.toBeInTheDocument()
  })

  test.each([
    { state: 'draft' as const, says: CLAUSE },
    // It goes by the terms it was sent with.
    { state: 'seller_review' as const, says: 'Offer sent' },
  ])('says so of its $state: $says', async ({ state, says }) => {
    aBuyerOf([anOffer({ state, offer_products: [aLine({ id: '20' })] })])
    show(<ProductGrid label="Lots" products={[barred]} />)
    await expect.element(page.getByRole('listitem').getByText(says)).toBeVisible()
  })

  test('says so in a row of the list', async () => {
    aBuyerOf()
    show(
      <ul style={{ width: 900 }}>
        <ResultRow product={barred} offers beside="Compare" />
      </ul>,
    )
    await expect.element(page.getByText(`Can’t resell: ${CLAUSE} ·`)).toBeVisible()
    await expect.element(page.getByText('Make offer')).not.toBeInTheDocument()
    await expect.element(page.getByText('Compare')).not.toBeInTheDocument()
  })

  test('can’t be chosen with others, and says why', async () => {
    const server = aBuyerOf()
    server.answers(readProduct, ({ params }) => (params.id === 20 ? barred : free))
    show(<LotComparison lots={[barred, free]} needed={undefined} />)
    await expect.element(page.getByText(`Can’t resell: ${CLAUSE}`)).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: 'Offer on Soy candle' })).toBeDisabled()
    await expect.element(page.getByRole('checkbox', { name: 'Offer on Fig soap' })).toBeEnabled()
  })

  test('marks the clause among its terms on its own page', async () => {
    const both = { ...terms, remove_labels: true }
    show(<ProductTerms product={{ ...barred, resale_terms: both }} />)
    await expect.element(page.getByText(`Not possible for you: ${CLAUSE}`)).toBeVisible()
    await expect
      .element(page.getByText('Remove brand labels before resale.', { exact: true }))
      .toBeVisible()
  })

  test('says so among the lots viewed last, by what the buyer declares now', async () => {
    aBuyerOf()
    rememberViewed(1, viewedOf(barred))
    rememberViewed(1, viewedOf(free))
    show(<RecentlyViewed visit="a" />)
    await expect.element(page.getByText(`Can’t resell: ${CLAUSE}`)).toBeVisible()
  })

  test('is put forward only where the filter is off', async () => {
    aBuyerOf().answers(readTopSellers, () => ({ products: [barred, free] }))
    show(<TopSellers view={{ criteria: {} }} />)
    await expect.element(page.getByRole('link', { name: 'Fig soap' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Soy candle' })).not.toBeInTheDocument()
    show(<TopSellers view={{ criteria: { resaleable: false } }} />)
    await expect.element(page.getByRole('link', { name: 'Soy candle' })).toBeVisible()
    await expect.element(page.getByText(`Can’t resell: ${CLAUSE}`)).toBeVisible()
  })
})
