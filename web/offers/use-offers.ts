import { useQuery, type QueryClient } from '@tanstack/react-query'
import { pageOfOffers } from '#market/first-calls/list-pages.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { offersOf, type Offer, type OffersDocument } from '#market/offers/offer-document.ts'
import { eachOnce } from '#web/platform/each-once.ts'
import { call } from '#web/platform/http/call.ts'
import { carriedOffers } from './carried-offers.ts'
import { offersKey } from './offers-key.ts'

const everyOffer = {
  queryKey: offersKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAllOffers(signal),
}

/**
 * All offers of the viewer, oldest first. Staff do not trade: their list is empty. Where they are optional, the page stays
 * when they can't be read.
 */
export const useOffers = ({ enabled = true, isOptional = false } = {}) =>
  useQuery({
    ...everyOffer,
    initialData: carriedOffers,
    enabled,
    ...(isOptional && { throwOnError: false }),
  })

export const prefetchOffers = (queries: QueryClient) => queries.prefetchQuery(everyOffer)

async function readAllOffers(signal: AbortSignal): Promise<Offer[]> {
  const pages: OffersDocument[] = []
  let totalPages = 1
  while (pages.length < totalPages) {
    const page = await call(readOffers, { ...pageOfOffers(pages.length + 1), signal })
    pages.push(page)
    totalPages = page.meta.total_pages
  }
  return offersOf({
    data: eachOnce(pages.flatMap(({ data }) => data)),
    included: pages.flatMap(({ included }) => included),
  })
}
