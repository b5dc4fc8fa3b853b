import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readOffers } from '#market/offers/offer-api.ts'
import { readSimilarProducts } from '#market/products/product-api.ts'
import { readWatchedIds } from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { anOffersDocument } from '#web/offers/testing/an-offer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '../testing/a-product.ts'
import { SimilarProducts } from './SimilarProducts.tsx'

test('photos of similar lots wait for those above them', async () => {
  const server = aServer()
  aBuyerIsHere(server)
  server.answers(readOffers, () => anOffersDocument([]))
  server.answers(readWatchedIds, () => ({ product_ids: [] }))
  const similar = aProduct({ id: 21, name: 'Fig soap', photo_1_url: '/photos/7f3a/400.webp' })
  server.answers(readSimilarProducts, () => ({ products: [similar], published_count: 2 }))

  // Far below the window a photo that waits is not even asked for; this one could not be fetched.
  show(
    <div style={{ paddingTop: 10_000 }}>
      <SimilarProducts product={aProduct({ id: 20 })} />
    </div>,
  )

  const card = page.getByRole('listitem').filter({ hasText: 'Fig soap' })
  await expect.element(card).toBeVisible()
  const photo = card.element().querySelector('img')
  expect(photo?.loading).toBe('lazy')
  expect(photo?.fetchPriority).toBe('auto')
})
