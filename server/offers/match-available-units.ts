import type { Trader } from '#market/accounts/viewer.ts'
import type { ClosedReason } from '#market/offers/offer.ts'
import { QUANTITIES_CHANGED } from '#market/offers/offer-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { publish } from '#server/platform/live/publish.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import { countChange, dropIfEmpty } from './cart/cart-store.ts'
import { lockForAction } from './lock-for-action.ts'
import { asLine } from './offer-json.ts'
import { deleteLines, findOffer, saveLine, type Offer, type OfferLine } from './offer-store.ts'
import { showOffer, type Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

type Matching = { offerId: number; revision?: number | undefined; note?: string | undefined }

/**
 * Cuts each line to the units that are left and drops what is gone; an offer with nothing left closes
 * as `sold_out`, or as `unlisted` when none of it is for sale any more. The turn stays, and nothing is
 * ever accepted here (decisions D8, D9).
 */
export async function matchAvailableUnits({ db, terms }: Deps, viewer: Trader, matching: Matching) {
  return transact(db, async (tx) => {
    const { offer, state } = await lockForAction({ tx, terms }, viewer, {
      offerId: matching.offerId,
      revision: matching.revision,
      action: 'update_quantities',
    })
    const productIds = offer.lines.map(({ productId }) => productId)
    const listings = await listedProducts(tx, productIds, { lock: false })
    const lines = await cutLines(tx, offer, listings)
    if (state === 'draft') {
      if (lines) await countChange(tx, offer.id)
      await dropIfEmpty(tx, offer.id)
      await publish(tx, 'OffersChannel', [viewer.userId])
    } else if (lines) {
      await takeTurn({ tx, terms }, lines.length > 0 ? { ...offer, lines } : offer, {
        action: 'update_quantities',
        by: viewer,
        state: lines.length > 0 ? state : 'rejected',
        note: matching.note,
        ...(lines.length === 0 && { closedReason: whyNothingIsLeft(listings) }),
      })
    }
    const isLeft = await findOffer(tx, viewer, offer.id)
    const shown = isLeft ? await showOffer({ tx, terms }, viewer, offer.id) : undefined
    return {
      notice: QUANTITIES_CHANGED,
      offers: shown ? [shown.data] : [],
      included: shown?.included ?? [],
    }
  })
}

/** The lines that are left when any had to change; undefined when all are still to be had. */
async function cutLines(
  tx: Tx,
  offer: Offer,
  listings: Map<number, ListedProductRow>,
): Promise<OfferLine[] | undefined> {
  const cut = offer.lines.map((line) => {
    const listing = listings.get(line.productId)
    const units = listing?.available ? listing.units : 0
    return { ...line, quantity: Math.min(line.quantity, units) }
  })
  const changed = cut.filter((line, index) => line.quantity !== offer.lines[index]?.quantity)
  if (changed.length === 0) return undefined
  const left = cut.filter(({ quantity }) => quantity > 0)
  const isClosing = left.length === 0 && offer.state !== 'draft'
  // A closed offer keeps its lines, so that both sides still see what it was about.
  if (!isClosing)
    await deleteLines(
      tx,
      changed.filter(({ quantity }) => quantity === 0).map(({ id }) => id),
    )
  for (const line of changed) if (line.quantity > 0) await saveLine(tx, line.id, asLine(line))
  return left
}

const whyNothingIsLeft = (listings: Map<number, ListedProductRow>): ClosedReason =>
  [...listings.values()].some(({ available }) => available) ? 'sold_out' : 'unlisted'
