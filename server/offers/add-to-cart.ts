import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { announce } from '#server/platform/live/announce.ts'
import { listingsOf, type Listing } from '#server/products/listings.ts'
import { findOrOpen, insertLines, lockCart, productsUnderOffer } from './cart-store.ts'
import { refuseProblems } from './line-limits.ts'
import { showOffer, type Desk } from './show-offer.ts'

type NewLine = { productId: number; quantity: number; unitPrice: Cents }

/** Adds lots of one seller to the buyer's draft with that seller, which it opens if need be (decision D1). */
export async function addToCart({ db, terms }: Desk, viewer: BuyerViewer, lines: NewLine[]) {
  return transact(db, async (tx) => {
    await lockCart(tx, viewer)
    const productIds = lines.map(({ productId }) => productId)
    const listings = await listingsOf(tx, productIds, { lock: false })
    const sellerId = oneSellerOf(productIds.map((id) => listings.get(id)))
    await refuseRepeats(tx, viewer, productIds)
    refuseProblems(
      lines.map((line, index) => ({
        key: `offer.offer_products_attributes.${index}`,
        line,
        listing: listings.get(line.productId),
      })),
    )
    const offerId = await findOrOpen(tx, { buyerId: viewer.buyerId, sellerId, state: 'draft' })
    await insertLines(tx, offerId, lines)
    await announce(tx, 'OffersChannel', [viewer.userId])
    return showOffer({ db: tx, terms }, viewer, offerId)
  })
}

function oneSellerOf(listings: (Listing | undefined)[]): number {
  const sellerIds = new Set<number>()
  for (const listing of listings) {
    if (!listing?.available) throw new Refusal('Product not found', 404)
    sellerIds.add(listing.sellerId)
  }
  const [sellerId] = sellerIds
  if (sellerId === undefined || sellerIds.size > 1)
    throw new Refusal('Products of one offer must come from one seller')
  return sellerId
}

async function refuseRepeats(tx: Tx, viewer: BuyerViewer, productIds: number[]) {
  if (new Set(productIds).size < productIds.length)
    throw new Refusal('Each product can be in an offer once')
  const taken = await productsUnderOffer(tx, viewer.buyerId, productIds)
  if (taken.length > 0) throw new Refusal('This product is already in your cart or offers')
}
