import type { QueryClient } from '@tanstack/react-query'
import { pageOfOffers } from '#market/first-calls/list-pages.ts'
import * as api from '#market/offers/offer-api.ts'
import { offersOf } from '#market/offers/offer-document.ts'
import { carried, isWhole } from '#web/platform/http/carried.ts'
import { offersKey } from './offer-cache.ts'

/** All offers of the viewer, where they came with the page. */
export function carriedOffers() {
  const page = carried(api.readOffers, pageOfOffers())
  return page && isWhole(page) ? offersOf(page) : undefined
}

/** Reads them in a task of its own: reading and drawing in one would block a phone for longer. */
export const keepCarriedOffers = (queries: QueryClient) =>
  queries.setQueryData(offersKey, carriedOffers())
