import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { LIVE, pageOfOffers, type WhichOffers } from '#market/first-calls/list-pages.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { offersOf, type Offer, type OffersDocument } from '#market/offers/offer-document.ts'
import { isLive } from '#market/offers/offer.ts'
import { eachOnce } from '#web/platform/each-once.ts'
import { call } from '#web/platform/http/call.ts'
import { carriedOffers } from './carried-offers.ts'
import { liveOffersKey, offersKey } from './offers-key.ts'

const listOf = (queryKey: QueryKey, which?: WhichOffers) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAllOffers(which, signal),
  initialData: () => carriedOffers(which),
})
const everyOffer = listOf(offersKey)
const liveOffers = listOf(liveOffersKey, LIVE)

/**
 * All offers of the viewer, oldest first. Staff do not trade: their list is empty. Where they are optional, the page stays
 * when they can't be read.
 */
export const useOffers = ({ enabled = true, isOptional = false } = {}) =>
  useQuery({ ...everyOffer, enabled, ...(isOptional && { throwOnError: false }) })

/** Those that are neither accepted nor closed: a buyer's ended offers may be thousands. */
export function useLiveOffers({ enabled = true } = {}) {
  const queries = useQueryClient()
  return useQuery({
    ...liveOffers,
    enabled,
    placeholderData: () =>
      queries.getQueryData<Offer[]>(offersKey)?.filter(({ state }) => isLive(state)),
  })
}

/** All offers, and of a long trade the live ones until all are here, which takes seconds. */
export function useOffersPartFirst() {
  // Nothing is asked for them: they came with the page, or another page has read them.
  const { data: live } = useLiveOffers({ enabled: false })
  const { data: all, error, refetch } = useOffers({ isOptional: live !== undefined })
  return { offers: all ?? live, isPart: !all && live !== undefined, error, refetch }
}

/** Those with a lot among their lines, or those of a turn. */
export const useOffersOfLot = (productId: number) =>
  useQuery({
    ...listOf([...offersKey, 'of lot', productId], { product_id: productId }),
    // The page stays where they can't be read.
    throwOnError: false,
  })

export const prefetchOffers = (queries: QueryClient) => queries.prefetchQuery(everyOffer)
export const prefetchLiveOffers = (queries: QueryClient) => queries.prefetchQuery(liveOffers)

async function readAllOffers(which: WhichOffers | undefined, signal: AbortSignal) {
  const pages: OffersDocument[] = []
  let totalPages = 1
  while (pages.length < totalPages) {
    const page = await call(readOffers, { ...pageOfOffers(which, pages.length + 1), signal })
    pages.push(page)
    totalPages = page.meta.total_pages
  }
  return offersOf({
    data: eachOnce(pages.flatMap(({ data }) => data)),
    included: pages.flatMap(({ included }) => included),
  })
}
