import type { QueryClient } from '@tanstack/react-query'
import { carriedPageOfOffers, LIVE, type WhichOffers } from '#market/first-calls/list-pages.ts'
import * as api from '#market/offers/offer-api.ts'
import { offersOf } from '#market/offers/offer-document.ts'
import { carried, carriedInTurn, isWhole } from '#web/platform/http/carried.ts'
import { liveOffersKey, offersKey } from './offers-key.ts'

/** The offers that are asked for, where they came with the page. */
export function carriedOffers(which?: WhichOffers) {
  const page = carried(api.readOffers, carriedPageOfOffers(which))
  return page && isWhole(page) ? offersOf(page) : undefined
}

/** Reads them in tasks of their own: reading and drawing in one would block a phone for longer. */
export async function keepCarriedOffers(queries: QueryClient) {
  for (const [key, which] of [[offersKey], [liveOffersKey, LIVE]] as const) {
    const page = await carriedInTurn(api.readOffers, carriedPageOfOffers(which))
    if (page && isWhole(page)) queries.setQueryData(key, offersOf(page))
  }
}
