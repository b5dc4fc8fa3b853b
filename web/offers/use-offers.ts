import { useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { LIVE, pageOfOffers, type WhichOffers } from '#market/first-calls/list-pages.ts'
import { readOffers } from '#market/offers/offer-api.ts'
import { offersOf, type Offer, type OffersDocument } from '#market/offers/offer-document.ts'
import { isLive } from '#market/offers/offer.ts'
import { eachOnce } from '#web/platform/each-once.ts'
import { call } from '#web/platform/http/call.ts'
import { inTurn } from './in-turn.ts'
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

/** The live offers first, and all of them once they are here: the ended ones of a long trade take seconds. */
export function useOffersInTurn() {
  const all = useOffers({ isOptional: true })
  const live = useLiveOffers({ enabled: all.data === undefined })
  return { ...inTurn(all, live), offers: all.data ?? live.data }
}

/** Those with a lot among their lines, or those of a turn. */
export const useOffersOfLot = (productId: number) =>
  useQuery(listOf([...offersKey, 'of lot', productId], { product_id: productId }))

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
