import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Cents } from '#market/money.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import { findOrOpen, insertLines, lockCart, productsUnderOffer } from './cart-store.ts'
import { refuseOverOrder, refuseProblems } from '../line-limits.ts'
import { linesOf } from '../offer-store.ts'
import { showOffer, type Deps } from '../show-offer.ts'

const ALREADY_THERE = 'This product is already in your cart or offers'

type NewLine = { productId: number; quantity: number; unitPrice: Cents }

/** Adds products of one seller to the buyer's draft with that seller, which it opens if need be (decision D1). */
export async function addToCart({ db, terms }: Deps, viewer: BuyerViewer, lines: NewLine[]) {
  return transact(db, async (tx) => {
    await lockCart(tx, viewer)
    const productIds = lines.map(({ productId }) => productId)
    const sellerId = await oneSellerOf(tx, productIds)
    await refuseRepeats(tx, viewer, productIds)
    const offerId = await findOrOpen(tx, { buyerId: viewer.buyerId, sellerId, state: 'draft' })
    // After the offer, in the usual order; locked, or a product could leave the market before its line is
    // there.
    const listings = await listedProducts(tx, productIds, { lock: true })
    refuseProblems(
      viewer,
      lines.map((line, index) => ({
        key: `offer.offer_products_attributes.${index}`,
        line,
        listing: listings.get(line.productId),
      })),
    )
    await insertLines(tx, offerId, { lines, listings })
    refuseOverOrder(await linesOf(tx, [offerId]))
    await publish(tx, 'OffersChannel', [viewer.userId])
    return showOffer({ tx, terms }, viewer, offerId)
  })
}

async function oneSellerOf(tx: Tx, productIds: number[]): Promise<number> {
  const listings = await listedProducts(tx, productIds, { lock: false })
  const sellerIds = new Set<number>()
  for (const id of productIds) {
    const listing = listings.get(id)
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
  const repeats = productIds.flatMap((id, index) =>
    taken.includes(id) ? [`offer.offer_products_attributes.${index}.product_id`] : [],
  )
  if (repeats.length === 0) return
  const fields = Object.fromEntries(repeats.map((field) => [field, [ALREADY_THERE]]))
  throw new Refusal(ALREADY_THERE, 422, { fields })
}
