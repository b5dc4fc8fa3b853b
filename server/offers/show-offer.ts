import type { Trader } from '#market/accounts/viewer.ts'
import type { OfferDocument, Revision } from '#market/offers/offer-document.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { countMessages } from '#server/messages/count-messages.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { offerJson, type ShownOffer } from './offer-json.ts'
import { manifestsOfLines } from './manifest-of-line.ts'
import { findOffer, linesOf, revisionsOf, type OfferHead } from './offer-store.ts'

export type Deps = { db: Database; terms: Terms }

/** One offer as its viewer sees it now. */
export async function showOffer(
  { tx, terms }: { tx: Tx; terms: Terms },
  viewer: Trader,
  id: number,
): Promise<OfferDocument> {
  const head = await findOffer(tx, viewer, id)
  const [shown] = head ? await gather(tx, viewer, [head]) : []
  if (!shown) throw new Refusal('Not found', 404)
  return offerJson(shown, { party: viewer.party, terms })
}

/** The same, as it was at one moment. */
export const readOffer = ({ db, terms }: Deps, viewer: Trader, id: number) =>
  readAtOnce(db, (tx) => showOffer({ tx, terms }, viewer, id))

/**
 * Adds to each offer its lines, their products, every turn and the count of messages, in a query each for all of them;
 * manifests are asked for only where there are mixed lots.
 */
export async function gather(
  tx: Tx,
  { party }: Trader,
  offers: OfferHead[],
): Promise<ShownOffer[]> {
  const ids = offers.map(({ id }) => id)
  const lines = await linesOf(tx, ids)
  const listings = await listedProducts(
    tx,
    lines.map(({ productId }) => productId),
    { lock: false },
  )
  const mixed = lines.filter(
    ({ manifestId, productId }) => manifestId ?? listings.get(productId)?.manifestId,
  )
  const manifests = await manifestsOfLines(
    tx,
    mixed.map(({ id }) => id),
  )
  const manifestOf = new Map(manifests.map((each) => [each.lineId, each]))
  const linesByOffer = Map.groupBy(lines, ({ offerId }) => offerId)
  const turnsByOffer = Map.groupBy(await revisionsOf(tx, ids), ({ offerId }) => offerId)
  const messagesOn = await countMessages(tx, party, ids)
  return offers.map((offer) => ({
    offer,
    lines: linesByOffer.get(offer.id) ?? [],
    listings,
    manifests: manifestOf,
    history: (turnsByOffer.get(offer.id) ?? []).map(turnJson),
    messages: messagesOn(offer.id),
  }))
}

type Turn = Awaited<ReturnType<typeof revisionsOf>>[number]

const turnJson = ({
  revision,
  act,
  party,
  note,
  lines,
  totalCents,
  freightCents: freight,
  at,
}: Turn): Revision => ({
  revision,
  act,
  party,
  at: at.toISOString(),
  note,
  total_cents: totalCents,
  ...(freight !== null && { freight_cents: freight }),
  lines,
})
