import type { Party } from '#market/accounts/viewer.ts'
import { inReview } from '#market/offers/offer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { listedProducts } from '#server/products/listed-products.ts'
import type { Terms } from '#server/settings/terms.ts'
import { aboveAskingOf } from '../asked-lines.ts'
import { offerNews, type OfferNewsKind } from '../offer-news.ts'
import { lockAnyOffer, revisionsOf, type Offer } from '../offer-store.ts'
import { offerFacts, placeOfOffer } from '../send-offer-news.ts'

/** A piece of news about an offer, as it waits to be told. */
export type Gathered = {
  offerId: number
  revision: number
  party: Party
  kind: OfferNewsKind
  createdAt: Date
}
export type Item = Awaited<ReturnType<typeof itemsOf>>[number]

/** What there is to say of each; of an asking price that is not below the offer any more, nothing. */
export async function itemsOf(
  { tx, terms }: { tx: Tx; terms: Terms },
  gathered: readonly Gathered[],
) {
  const ids = [...new Set(gathered.map(({ offerId }) => offerId))].toSorted((a, b) => a - b)
  const offers = new Map<number, Offer>()
  for (const id of ids) offers.set(id, await lockAnyOffer(tx, id))
  const turns = await revisionsOf(tx, ids)
  const listings = await lowerProducts(tx, gathered, offers)
  return gathered.flatMap(({ offerId, revision, party, kind, createdAt }) => {
    const offer = offers.get(offerId)
    const kept = turns.find((each) => each.offerId === offerId && each.revision === revision)
    if (!offer || !kept) return []
    const isPrice = kind === 'price_lowered'
    const above =
      isPrice && inReview(offer.state) ? aboveAskingOf(offer.lines, listings) : undefined
    if (isPrice && !above) return []
    const turn = {
      kind,
      to: party,
      lines: kept.lines,
      note: isPrice ? undefined : (kept.note ?? undefined),
      aboveAsking: above,
    }
    const facts = offerFacts(terms, offer, turn)
    const event = `offer:${offerId}:${revision}:${party}`
    return [
      {
        offer,
        turn,
        // A turn is told once; prices may fall several times in one turn.
        key: isPrice ? `${event}:price:${createdAt.toISOString()}` : event,
        topic: offerNews[kind].topic,
        counterpartyName: facts.counterpartyName,
        title: offerNews[kind].title(facts),
        path: placeOfOffer(facts).path,
        at: createdAt,
      },
    ]
  })
}

async function lowerProducts(
  tx: Tx,
  gathered: readonly Gathered[],
  offers: ReadonlyMap<number, Offer>,
) {
  const priced = new Set(
    gathered.filter(({ kind }) => kind === 'price_lowered').map(({ offerId }) => offerId),
  )
  const productIds = [...priced].flatMap(
    (id) => offers.get(id)?.lines.map(({ productId }) => productId) ?? [],
  )
  return listedProducts(tx, productIds, { lock: false })
}
