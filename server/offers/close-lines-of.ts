import { isEditable, stateAfter } from '#market/offers/offer.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { forEachSeparately } from '#server/platform/jobs/for-each-separately.ts'
import type { Stoppable } from '#server/platform/jobs/job-run.ts'
import { publish } from '#server/platform/live/publish.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { countChange, dropIfEmpty } from './cart/cart-store.ts'
import { deleteLines, liveOffersWith, lockIfThere, type Offer } from './offer-store.ts'
import type { Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

/**
 * Closes the lines of products that are not for sale any more, in carts and in offers under way, each
 * offer in a transaction of its own (decision D9). Products that are for sale again by then keep theirs.
 */
export async function closeLinesOf(
  { db, terms, signal }: Deps & Stoppable,
  productIds: readonly number[],
) {
  // Repeated until no line is left: a buyer may move a line from one offer to another in between.
  for (;;) {
    const offerIds = await liveOffersWith(db, await goneOf(db, productIds))
    if (offerIds.length === 0) return
    await forEachSeparately(
      offerIds,
      (offerId) =>
        transact(db, async (tx) => {
          const offer = await lockIfThere(tx, offerId)
          if (offer) await closeLines({ tx, terms }, offer, productIds)
        }),
      signal,
    )
  }
}

async function goneOf(db: Database, productIds: readonly number[]) {
  const listings = await listedProducts(db, productIds, { lock: false })
  return productIds.filter((id) => !listings.get(id)?.available)
}

async function closeLines(
  { tx, terms }: { tx: Tx; terms: Terms },
  offer: Offer,
  productIds: readonly number[],
) {
  const gone = new Set(await goneOf(tx, productIds))
  const closing = offer.lines.filter(({ productId }) => gone.has(productId))
  if (closing.length === 0) return
  const lineIds = closing.map(({ id }) => id)
  if (isEditable(offer.state)) {
    await deleteLines(tx, lineIds)
    await countChange(tx, offer.id)
    await dropIfEmpty(tx, offer.id)
    return publish(tx, 'OffersChannel', [offer.buyerUserId])
  }

  const state = stateAfter('unlist', offer.state, 'system')
  // Somebody ended it while this one waited for the row.
  if (!state) return
  const turn = { action: 'unlist', by: { party: 'system', userId: null } } as const
  const left = offer.lines.filter(({ productId }) => !gone.has(productId))
  // A closed offer keeps its lines, so that both sides still see what it was about.
  if (left.length === 0)
    return takeTurn({ tx, terms }, offer, { ...turn, state, closedReason: 'unlisted' })
  await deleteLines(tx, lineIds)
  await takeTurn({ tx, terms }, { ...offer, lines: left }, { ...turn, state: offer.state })
}
