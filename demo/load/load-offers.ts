import { offerTotal } from '#market/offers/offer-line.ts'
import { inReview } from '#market/offers/offer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { DEMO_BUYER } from '../trade/deals.ts'
import { agreedIn } from '../trade/resale.ts'
import type { DemoLine, DemoOffer, DemoTurn } from '../trade/demo-offer.ts'
import { insertAll, takeIds } from './insert-all.ts'
import type { People } from './load-people.ts'

/** What the offers talk about: the ids of the lots by their number, and what they are. */
export type LotNames = { idOf(lot: number): number; lotOf(lot: number): DemoLot }
type Load = { offers: readonly DemoOffer[]; people: People; lots: LotNames; terms: Terms }

const DAY = 86_400_000
const PO_BEGIN = 26_000

/** Writes offers with their lines and every turn taken; answers their ids in the same order. */
export async function loadOffers(tx: Tx, { offers, people, lots, terms }: Load): Promise<number[]> {
  const ids = await takeIds(tx, 'offers', offers.length)
  const known = offers.map((offer, index) => ({ id: ids[index] ?? 0, offer }))
  await insertAll(
    tx,
    'offers',
    known.map(({ id, offer }) => offerRow(id, offer, { people, terms })),
  )
  await insertAll(
    tx,
    'offerLines',
    known.flatMap(({ id, offer }) => offer.lines.map((line) => lineRow(id, offer, { line, lots }))),
  )
  await insertAll(
    tx,
    'offerRevisions',
    known.flatMap(({ id, offer }) =>
      offer.turns.map((turn, index) => ({
        offerId: id,
        revision: index + 1,
        act: turn.act,
        party: turn.party,
        actorUserId: actorOf(offer, turn, people),
        note: turn.note,
        lines: turn.lines.map(({ lot, quantity, unitPrice }) => ({
          product_id: lots.idOf(lot),
          name: lots.lotOf(lot).name,
          quantity,
          unit_price: unitPrice,
          ...termsIn(offer, lots.lotOf(lot)),
        })),
        totalCents: offerTotal(turn.lines),
        at: turn.at,
      })),
    ),
  )
  return ids
}

function offerRow(id: number, offer: DemoOffer, { people, terms }: Pick<Load, 'people' | 'terms'>) {
  const last = offer.turns.at(-1)?.at ?? offer.createdAt
  return {
    id,
    buyerId: people.buyer(offer.buyer).id,
    sellerId: people.seller(offer.seller).id,
    state: offer.state,
    closedReason: offer.closedReason,
    revision: offer.turns.length,
    // The demo's buyer numbers its own orders.
    buyerPoNumber:
      offer.buyer === DEMO_BUYER && offer.turns.length > 0 ? `HO-${PO_BEGIN + id}` : null,
    turnExpiresAt: inReview(offer.state)
      ? new Date(last.getTime() + terms.offerExpiryDays * DAY)
      : null,
    createdAt: offer.createdAt,
    updatedAt: last,
  }
}

// A cart has no asking price of its own yet: it is frozen when the offer is sent, and never for one bought at once.
function lineRow(
  offerId: number,
  offer: DemoOffer,
  { line, lots }: { line: DemoLine; lots: LotNames },
) {
  const wasSent = offer.turns[0]?.act === 'submit'
  return {
    offerId,
    productId: lots.idOf(line.lot),
    quantity: line.quantity,
    unitPriceCents: line.unitPrice,
    askingPriceCents: wasSent ? line.askingPrice : null,
    resaleTerms: agreedIn(offer, lots.lotOf(line.lot)),
    createdAt: offer.createdAt,
  }
}

function termsIn(offer: DemoOffer, lot: DemoLot) {
  const agreed = agreedIn(offer, lot)
  return agreed ? { resale_terms: agreed } : {}
}

const actorOf = (offer: DemoOffer, { party }: DemoTurn, people: People): number | null =>
  party === 'system' ? null : people[party](offer[party]).userId
