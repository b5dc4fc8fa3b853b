import type { SellerViewer, Trader } from '#market/accounts/viewer.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { cents, formatUsd, type Cents } from '#market/money.ts'
import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import { dayOf } from '#market/purchase-orders/business-days.ts'
import { earliestInstead, longestLeadTime } from '#market/purchase-orders/ship-by.ts'
import { reachMilestone } from '#server/accounts/reach-milestone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { listedProducts, type ListedProductRow } from '#server/products/listed-products.ts'
import { findOrderOf } from '#server/purchase-orders/open-purchase-order.ts'
import type { Terms } from '#server/settings/terms.ts'
import { takeCounter } from './counter-offer.ts'
import { freezeLots } from './freeze-lots.ts'
import { refuseUnlessBuyable } from './line-limits.ts'
import { stateOrConflict } from './lock-for-action.ts'
import { refuseUnseen, type Seen } from './lots-seen.ts'
import { makeOrder } from './make-order.ts'
import { refuseMissingFreight, refuseQuoted } from './refuse-freight.ts'
import { refuseAboveAsking } from './refuse-above-asking.ts'
import { lockOffer, revisionsOf, type Offer } from './offer-store.ts'
import { freezeTerms, refuseResale } from './resale-of-lines.ts'
import { shipToOf } from './ship-to-of.ts'
import type { Deps } from './show-offer.ts'

type Acceptance = {
  offerId: number
  seen: Seen
  note?: string | undefined
  /** Of the whole offer, as its seller states it. */
  freight?: Cents | undefined
}

/**
 * Accepts an offer, or buys a draft at the asking price: the units leave the shelf and a purchase order
 * is opened, all or nothing (decision D8). Accepted again by the same party, it answers the same order. A seller that
 * states another freight than the buyer has seen sends it back at the buyer's own prices: nothing is accepted yet.
 */
export async function acceptOffer({ db, terms }: Deps, viewer: Trader, acceptance: Acceptance) {
  return transact(db, async (tx) => {
    // Always locked before the offer; an action that fails rolls it back.
    if (viewer.party === 'buyer') await reachMilestone(tx, viewer.userId)
    const offer = await lockOffer(tx, viewer, acceptance.offerId)
    if (await wasAcceptedBy(tx, viewer, { offer, seen: acceptance.seen.revision }))
      return findOrderOf(tx, offer.id)
    if (viewer.party === 'seller') await refuseInDebt(tx, viewer, terms)
    if (acceptance.freight !== undefined && acceptance.freight !== offer.freightCents) {
      await takeCounter({ tx, terms }, viewer, { ...acceptance, changes: [] })
      return undefined
    }
    const buysNow = offer.state === 'draft'
    const state = await stateOrConflict({ tx, terms }, viewer, {
      offer,
      revision: acceptance.seen.revision,
      action: buysNow ? 'buy_now' : 'accept',
    })
    const shipTo = shipToOf(offer, viewer)

    const productIds = offer.lines.map(({ productId }) => productId)
    const listings = await listedProducts(tx, productIds, { lock: true })
    refuseShortage(offer, listings)
    if (buysNow) refuseTooSoon(offer, listings)
    if (buysNow) refuseQuoted(offer, listings)
    else refuseMissingFreight(offer, listings, viewer.party)
    if (buysNow) refuseUnlessBuyable({ resale: offer.buyerResale }, offer.lines, listings)
    else refuseResale(offer.lines, offer.buyerResale, viewer.party)
    const about = { offer, listings, seen: acceptance.seen }
    await refuseUnseen({ tx, terms }, viewer, about)
    await refuseAboveAsking({ tx, terms }, viewer, about)
    const agreed = buysNow
      ? await freezeTerms(tx, await freezeLots(tx, offer, listings), listings)
      : offer

    const { note } = acceptance
    return makeOrder({ tx, terms }, agreed, { by: viewer, state, shipTo, note, listings })
  })
}

/**
 * Whether this side accepted what the caller saw. A caller that saw another turn agreed to something else
 * (reliability 6).
 */
async function wasAcceptedBy(
  tx: Tx,
  viewer: Trader,
  { offer, seen }: { offer: Offer; seen: number | undefined },
): Promise<boolean> {
  if (offer.state !== 'accepted') return false
  if (seen !== undefined && seen !== offer.revision - 1) return false
  const turns = await revisionsOf(tx, [offer.id])
  return turns.at(-1)?.party === viewer.party
}

/** A seller that owes more than it may accepts nothing before that is met or paid (section L2). */
async function refuseInDebt(
  tx: Tx,
  { sellerId }: Pick<SellerViewer, 'sellerId'>,
  { sellerDebtLimitCents }: Terms,
) {
  if (sellerDebtLimitCents === undefined) return
  const balance = await tx
    .selectFrom('sellerBalances')
    .select('availableCents')
    .where('sellerId', '=', sellerId)
    .executeTakeFirst()
  const debt = -(balance?.availableCents ?? 0)
  if (debt > sellerDebtLimitCents)
    throw new Refusal(
      `You owe Lotline ${formatUsd(cents(debt))}. Offers can be accepted again once it is paid; see Payouts.`,
      409,
    )
}

function refuseShortage({ lines }: Offer, listings: Map<number, ListedProductRow>) {
  const isShort = lines.some(({ productId, quantity }) => {
    const listing = listings.get(productId)
    return !listing?.available || listing.units < quantity
  })
  if (isShort) throw new Refusal(UNITS_SHORT)
}

/** A buyer who buys at once has no answer of the seller, which agreed to its lead time alone. */
function refuseTooSoon(
  { lines, neededBy, readAt }: Offer,
  listings: ReadonlyMap<number, ListedProductRow>,
) {
  const leadDays = longestLeadTime(lines.map(({ productId }) => listings.get(productId)?.lot ?? {}))
  const earliest = earliestInstead({ neededBy, leadDays }, dayOf(readAt))
  if (!earliest) return
  throw new Refusal(
    `The seller ships by ${dayInWords(earliest)} at the earliest. Send an offer to ask for sooner, or change the date.`,
    422,
    { fields: { needed_by: [`Must be ${dayInWords(earliest)} or later`] } },
  )
}
