import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { countChange, dropIfEmpty, findOrOpen, moveLine } from './cart-store.ts'
import { lineOf } from '../line-of.ts'
import { conflict } from '../lock-for-action.ts'
import { refuseOverOrder } from '../line-limits.ts'
import { linesOf, lockOffer } from '../offer-store.ts'
import { lockBothCarts } from './put-lines-in-cart.ts'
import { showOffer, type Deps } from '../show-offer.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { OfferLine } from '../offer-store.ts'
import { refuseResale, termsOfLine } from '../resale-of-lines.ts'

type CartState = 'draft' | 'saved_for_later'
type Move = { offerId: number; lineId: number }

/** Moves a line out of the cart. */
export const saveForLater = (deps: Deps, viewer: BuyerViewer, move: Move) =>
  shelve(deps, viewer, { ...move, from: 'draft', to: 'saved_for_later' })

/** Moves a saved line back to the cart. */
export const moveToCart = (deps: Deps, viewer: BuyerViewer, move: Move) =>
  shelve(deps, viewer, { ...move, from: 'saved_for_later', to: 'draft' })

async function shelve(
  { db, terms }: Deps,
  viewer: BuyerViewer,
  { offerId, lineId, from, to }: Move & { from: CartState; to: CartState },
) {
  return transact(db, async (tx) => {
    // Two offers change: the whole cart is locked, in id order.
    await lockBothCarts(tx, viewer)
    const offer = await lockOffer(tx, viewer, offerId)
    const line = lineOf(offer, lineId)
    if (offer.state !== from) throw await conflict({ tx, terms }, viewer, { offerId: offer.id })
    if (to === 'draft') await refuseUnsaleable(tx, viewer, line)
    const { buyerId, sellerId } = offer
    const target = await findOrOpen(tx, { buyerId, sellerId, state: to })
    await moveLine(tx, line.id, target)
    if (to === 'draft') refuseOverOrder(await linesOf(tx, [target]))
    await countChange(tx, offer.id)
    await dropIfEmpty(tx, offer.id)
    await publish(tx, 'OffersChannel', [viewer.userId])
    return showOffer({ tx, terms }, viewer, target)
  })
}

// What is saved may be anything; in the cart lies what can be sent.
async function refuseUnsaleable(tx: Tx, { resale }: BuyerViewer, line: OfferLine) {
  const listings = await listedProducts(tx, [line.productId], { lock: false })
  const resaleTerms = termsOfLine('draft', line, listings)
  refuseResale([{ ...line, resaleTerms }], resale, 'buyer')
}
