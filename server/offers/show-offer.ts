import type { Trader } from '#market/accounts/viewer.ts'
import type { OfferDocument, Revision } from '#market/offers/offer-document.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { countMessages } from '#server/messages/count-messages.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { offerJson, type ShownOffer } from './offer-json.ts'
import { findOffer, linesOf, revisionsOf, type OfferHead } from './offer-store.ts'

export type Deps = { db: Database; terms: Terms }

/** One offer as its viewer sees it now. */
export async function showOffer(
  { db, terms }: { db: Database | Tx; terms: Terms },
  viewer: Trader,
  id: number,
): Promise<OfferDocument> {
  const head = await findOffer(db, viewer, id)
  const [shown] = head ? await gather(db, viewer, [head]) : []
  if (!shown) throw new Refusal('Not found', 404)
  return offerJson(shown, { party: viewer.party, terms })
}

/** Adds to each offer its lines, their products, every turn and the count of messages, in a query each for all of them. */
export async function gather(
  db: Database | Tx,
  { party }: Trader,
  offers: OfferHead[],
): Promise<ShownOffer[]> {
  const ids = offers.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const listings = await listedProducts(
    db,
    lines.map(({ productId }) => productId),
    { lock: false },
  )
  const linesByOffer = Map.groupBy(lines, ({ offerId }) => offerId)
  const turnsByOffer = Map.groupBy(await revisionsOf(db, ids), ({ offerId }) => offerId)
  const messagesOn = await countMessages(db, party, ids)
  return offers.map((offer) => ({
    offer,
    lines: linesByOffer.get(offer.id) ?? [],
    listings,
    history: (turnsByOffer.get(offer.id) ?? []).map(turnJson),
    messages: messagesOn(offer.id),
  }))
}

type Turn = Awaited<ReturnType<typeof revisionsOf>>[number]

const turnJson = ({ revision, act, party, note, lines, totalCents, at }: Turn): Revision => ({
  revision,
  act,
  party,
  at: at.toISOString(),
  note,
  total_cents: totalCents,
  lines,
})
