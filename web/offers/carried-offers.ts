import type { QueryClient } from '@tanstack/react-query'
import { pageOfOffers } from '#market/first-calls/list-pages.ts'
import * as api from '#market/offers/offer-api.ts'
import { offersOf } from '#market/offers/offer-document.ts'
import { carried, carriedInTurn, isWhole } from '#web/platform/http/carried.ts'
import { offersKey } from './offers-key.ts'

/** All offers of the viewer, where they came with the page. */
export function carriedOffers() {
  const page = carried(api.readOffers, pageOfOffers())
  return page && isWhole(page) ? offersOf(page) : undefined
}

/** Reads them in tasks of their own: reading and drawing in one would block a phone for longer. */
export async function keepCarriedOffers(queries: QueryClient) {
  const page = await carriedInTurn(api.readOffers, pageOfOffers())
  if (page && isWhole(page)) queries.setQueryData(offersKey, offersOf(page))
}
