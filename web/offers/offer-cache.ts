import type { QueryClient } from '@tanstack/react-query'
import { offerDocument, offersOf, type Offer } from '#market/offers/offer-document.ts'

export const offersKey = ['offers'] as const

/** Shows an offer as an answer tells it; answers that hold none change nothing. */
export async function keepOffer(queries: QueryClient, answer: unknown) {
  const told = offerDocument.safeParse(answer).data
  const [changed] = told ? offersOf({ data: [told.data], included: told.included }) : []
  if (changed) await changeOffers(queries, (offers) => withOffer(offers, changed))
}

/** Changes what is shown ahead of the next fetch; returns how to take it back. */
export async function changeOffers(queries: QueryClient, change: (offers: Offer[]) => Offer[]) {
  // A list asked for before the change would bring the old state back.
  await queries.cancelQueries({ queryKey: offersKey })
  const before = queries.getQueryData<Offer[]>(offersKey)
  queries.setQueryData<Offer[]>(offersKey, (offers) => offers && change(offers))
  return () => {
    queries.setQueryData(offersKey, before)
  }
}

/** The offers with one as it is now; lines that moved into it leave the others. */
export function withOffer(offers: readonly Offer[], changed: Offer): Offer[] {
  const moved = new Set(changed.offer_products.map(({ id }) => id))
  const others = offers
    .filter(({ id }) => id !== changed.id)
    .map((offer) => withoutLines(offer, (id) => moved.has(id)))
  return [...others, changed]
    .filter(holdsLines)
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
}

/** The offers without a line of the cart; one that loses its last line disappears (decision D1). */
export const withoutLine = (offers: readonly Offer[], lineId: string): Offer[] =>
  offers.map((offer) => withoutLines(offer, (id) => id === lineId)).filter(holdsLines)

const holdsLines = ({ offer_products: lines }: Offer) => lines.length > 0

/** A draft that lost a line is one change further, as the server counts it. */
const withoutLines = (offer: Offer, isGone: (lineId: string) => boolean): Offer =>
  offer.offer_products.some(({ id }) => isGone(id))
    ? {
        ...offer,
        revision: offer.revision + 1,
        offer_products: offer.offer_products.filter(({ id }) => !isGone(id)),
      }
    : offer
