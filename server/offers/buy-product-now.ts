import type { BuyerViewer } from '#market/accounts/viewer.ts'
import type { Line } from '#market/offers/offer-line.ts'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import { lotFactNow } from '#market/offers/lot-changes.ts'
import { askingPriceChanged, lotChanged, UNDER_REVIEW } from '#market/offers/offer-api.ts'
import { isEditable } from '#market/offers/offer.ts'
import { agreedOf } from '#market/resale/resale-words.ts'
import { reachMilestone } from '#server/accounts/reach-milestone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import { otherFacts, productDigest } from '#server/products/lot-digest.ts'
import { chooseAddress } from '#server/ship-to-addresses/choose-address.ts'
import { columnsOf, type BuyerDetails } from './buyer-details/buyer-details.ts'
import { countChange, dropIfEmpty, insertLines, openBesideCart } from './cart/cart-store.ts'
import { liveLinesWith } from './cart/live-lines.ts'
import { lockBothCarts } from './cart/put-lines-in-cart.ts'
import { freezeLots } from './freeze-lots.ts'
import { refuseProblems } from './line-limits.ts'
import { unsaid } from './lots-seen.ts'
import { makeOrder } from './make-order.ts'
import { deleteLines, lockOffer, type Offer } from './offer-store.ts'
import { refuseQuoted } from './refuse-freight.ts'
import { freezeTerms } from './resale-of-lines.ts'
import { shipToOf } from './ship-to-of.ts'
import type { Deps } from './show-offer.ts'

type Purchase = Line & {
  productId: number
  /** What the buyer saw of the lot. */
  seen: { lotDigest?: string | undefined; byProgram: boolean }
  details: BuyerDetails
}

/**
 * Buys one lot at its asking price, whatever else lies in the cart: an offer of this one line is made and
 * accepted at once. The lot itself leaves the cart; the rest of it stays (decision 43).
 */
export async function buyProductNow({ db, terms }: Deps, viewer: BuyerViewer, purchase: Purchase) {
  return transact(db, async (tx) => {
    // Always locked before the cart; a refusal rolls it back.
    await reachMilestone(tx, viewer.userId)
    await lockBothCarts(tx, viewer)
    await leaveCart(tx, viewer, purchase.productId)
    const { listing, listings } = await lockProduct(tx, viewer, purchase)

    const { buyerId } = viewer
    const { details } = purchase
    if (details.ship_to_address_id !== undefined)
      await chooseAddress(tx, viewer, details.ship_to_address_id)
    const offerId = await openBesideCart(tx, {
      buyerId,
      sellerId: listing.sellerId,
      ...columnsOf(details),
    })
    await insertLines(tx, offerId, { lines: [purchase], listings })
    const offer = await lockOffer(tx, viewer, offerId)
    refuseQuoted(offer, listings)
    const bought = await freezeTerms(tx, await freezeLots(tx, offer, listings), listings)
    const order = await makeOrder({ tx, terms }, asDraft(bought), {
      by: viewer,
      state: offer.state,
      shipTo: shipToOf(offer, viewer),
      listings,
    })
    return { offerId, order }
  })
}

async function leaveCart(tx: Tx, viewer: BuyerViewer, productId: number) {
  const live = (await liveLinesWith(tx, viewer, [productId])).get(productId)
  if (!live) return
  if (!isEditable(live.state)) throw new Refusal(UNDER_REVIEW, 409)
  await deleteLines(tx, [live.lineId])
  await countChange(tx, live.offerId)
  await dropIfEmpty(tx, live.offerId)
}

async function lockProduct(tx: Tx, viewer: BuyerViewer, purchase: Purchase) {
  const { productId, seen, quantity, unitPrice } = purchase
  const line = { quantity, unitPrice }
  const listings = await listedProducts(tx, [productId], { lock: true })
  const listing = listings.get(productId)
  const asking = listing?.sellerPriceCents
  if (!listing?.available || !asking) throw new Refusal('Product not found', 404)
  if (asking !== line.unitPrice) throw new Refusal(askingPriceChanged(asking), 409)
  refuseProblems(viewer, [{ key: 'offer_product', line, listing }])
  refuseUnseenLot(listing, seen)
  return { listing, listings }
}

function refuseUnseenLot(
  listing: ListedProductRow,
  { lotDigest: seen, byProgram }: Purchase['seen'],
) {
  const { lot, manifestId } = listing
  const agreement = agreedOf(listing.resaleTerms)?.text ?? null
  if (seen === undefined && byProgram && (manifestId !== null || agreement !== null))
    throw unsaid('lot_digest', 'lot')
  const now = productDigest(lot, agreement)
  if (seen === undefined || seen === now) return
  const body = { lot, lot_digest: now, resale_agreement: agreement }
  throw new Refusal(lotChanged(`${otherWords(seen, now, lot)} Nothing was bought.`), 409, { body })
}

function otherWords(seen: string, now: string, lot: LotAsSeen) {
  const other = otherFacts(seen, now)
  const said = other ? other.facts.map((what) => lotFactNow(what, lot)) : []
  const words = [
    ...(said.length > 0 ? [`The lot has changed: ${said.join(', ')}.`] : []),
    ...(other?.terms ? ['The resale terms have changed.'] : []),
  ]
  return words.length > 0 ? words.join(' ') : 'The lot has changed.'
}

// Accepted from the start, as there is one draft a seller; to its turn it is the draft that D3 has bought.
const asDraft = (offer: Offer): Offer => ({ ...offer, state: 'draft' })
