import type { QueryClient } from '@tanstack/react-query'
import { compareInstants } from '#market/compare-instants.ts'
import type { OfferCounts } from '#market/offers/offer-counts-api.ts'
import { offerDocument, offersOf, type Offer } from '#market/offers/offer-document.ts'
import { isLive } from '#market/offers/offer.ts'
import { offerCountsKey } from './offer-counts.ts'
import { liveOffersKey, offersKey } from './offers-key.ts'

/** Puts the offer of an answer into the cache; an answer without one changes nothing. */
export async function keepOffer(queries: QueryClient, answer: unknown) {
  const document = offerDocument.safeParse(answer).data
  const [changed] = document ? offersOf({ data: [document.data], included: document.included }) : []
  if (changed) await changeOffers(queries, (offers) => withOffer(offers, changed))
}

type Change = (offers: Offer[]) => Offer[]

/**
 * Changes the cached offers before the next fetch, and returns a function that undoes it. An offer that ends stays among the
 * live ones until then: somebody may be answering it.
 */
export async function changeOffers(queries: QueryClient, change: Change) {
  // A list requested before the change would bring the old state back.
  await queries.cancelQueries({ queryKey: offersKey })
  const all = queries.getQueryData<Offer[]>(offersKey)
  // Where they are still on their way, those of all offers stand in for them.
  const live = queries.getQueryData<Offer[]>(liveOffersKey) ?? all?.filter(isLiveOffer)
  const show = (everyOffer: Offer[] | undefined, liveOffers: Offer[] | undefined) => {
    queries.setQueryData(offersKey, everyOffer)
    queries.setQueryData(liveOffersKey, liveOffers)
  }
  const liveAfter = live && change(live)
  show(all && change(all), liveAfter)
  const more = linesInCart(liveAfter) - linesInCart(live)
  countInCart(queries, more)
  return () => {
    show(all, live)
    countInCart(queries, -more)
  }
}

const isLiveOffer = ({ state }: Offer) => isLive(state)

/** The header counts what is in the cart without knowing the offers. */
function countInCart(queries: QueryClient, more: number) {
  if (more === 0) return
  queries.setQueryData<OfferCounts>(
    offerCountsKey,
    (counts) => counts && { ...counts, in_cart: counts.in_cart + more },
  )
}

const linesInCart = (offers: readonly Offer[] = []) =>
  offers
    .filter(({ state }) => state === 'draft')
    .reduce((sum, { offer_products: lines }) => sum + lines.length, 0)

/** Replaces one offer; lines that moved into it leave the other offers. */
export function withOffer(offers: readonly Offer[], changed: Offer): Offer[] {
  const moved = new Set(changed.offer_products.map(({ id }) => id))
  const others = offers
    .filter(({ id }) => id !== changed.id)
    .map((offer) => withoutLines(offer, (id) => moved.has(id)))
  return [...others, changed]
    .filter(holdsLines)
    .toSorted((a, b) => compareInstants(a.created_at, b.created_at))
}

/** Removes a line of the cart; an offer that loses its last line disappears (decision D1). */
export const withoutLine = (offers: readonly Offer[], lineId: string): Offer[] =>
  offers.map((offer) => withoutLines(offer, (id) => id === lineId)).filter(holdsLines)

const holdsLines = ({ offer_products: lines }: Offer) => lines.length > 0

/** Losing a line is a change, so the revision grows by one, as it does on the server. */
const withoutLines = (offer: Offer, isGone: (lineId: string) => boolean): Offer =>
  offer.offer_products.some(({ id }) => isGone(id))
    ? {
        ...offer,
        revision: offer.revision + 1,
        offer_products: offer.offer_products.filter(({ id }) => !isGone(id)),
      }
    : offer
