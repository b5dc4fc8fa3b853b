import { sql } from 'kysely'
import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { reachMilestone } from '#server/accounts/reach-milestone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import { freezeLots } from './freeze-lots.ts'
import { refuseOverOrder, refuseProblems } from './line-limits.ts'
import { lockForAction } from './lock-for-action.ts'
import { refuseUnseen, type Seen } from './lots-seen.ts'
import { asLine } from './offer-json.ts'
import { keepShipTo, type Offer } from './offer-store.ts'
import { freezeTerms } from './resale-of-lines.ts'
import { shipToOf } from './ship-to-of.ts'
import { showOffer, type Deps } from './show-offer.ts'
import { takeTurn } from './take-turn.ts'

type Submission = { offerId: number; seen: Seen; note?: string | undefined }

/** Sends the buyer's draft to the seller, its limits checked once more (reliability 9). */
export async function submitOffer(
  { db, terms }: Deps,
  viewer: BuyerViewer,
  submission: Submission,
) {
  return transact(db, async (tx) => {
    // Always locked before the offer; an action that fails rolls it back.
    await reachMilestone(tx, viewer.userId)
    const { offer, state } = await lockForAction({ tx, terms }, viewer, {
      offerId: submission.offerId,
      revision: submission.seen.revision,
      action: 'submit',
    })
    shipToOf(offer, viewer)
    await keepShipTo(tx, offer)

    const listings = await freezeAskingPrices(tx, viewer, offer)
    await refuseUnseen({ tx, terms }, viewer, { offer, listings, seen: submission.seen })
    const sent = await freezeTerms(tx, await freezeLots(tx, offer, listings), listings)
    await takeTurn({ tx, terms }, sent, {
      action: 'submit',
      by: viewer,
      state,
      note: submission.note,
      listings,
    })
    return showOffer({ tx, terms }, viewer, offer.id)
  })
}

// What the seller asks now is what the negotiation is about, whatever it asks later (decision D9).
async function freezeAskingPrices(tx: Tx, viewer: BuyerViewer, { id, lines }: Offer) {
  const productIds = lines.map(({ productId }) => productId)
  const listings = await listedProducts(tx, productIds, { lock: true })
  refuseProblems(
    viewer,
    lines.map((line) => ({
      key: `offer_products.${line.id}`,
      line: asLine(line),
      listing: listings.get(line.productId),
    })),
  )
  refuseOverOrder(lines)
  await sql`
    update offer_lines l set asking_price_cents = p.seller_price_cents
    from products p where p.id = l.product_id and l.offer_id = ${id}`.execute(tx)
  return listings
}
