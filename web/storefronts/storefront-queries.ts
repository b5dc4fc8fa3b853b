import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { PageOfList } from '#market/paging.ts'
import { pageOfShop, type StorefrontChoice } from '#market/storefronts/storefront-address.ts'
import { readSeller } from '#market/storefronts/storefront-api.ts'
import { carriedPage } from '#web/platform/http/carried.ts'
import { call } from '#web/platform/http/call.ts'

export const storefrontsKey = ['storefronts'] as const

const FIRST: PageOfList = { page: 1 }
/** Long enough that Back from a product finds the pages, and the place among them, as they were. */
const KEPT_MS = 15 * 60_000

/** A shop and its products, or those that carry a tag, one page after another. */
export function useStorefront(sellerId: number, chosen: StorefrontChoice) {
  return useInfiniteQuery({
    queryKey: [...storefrontsKey, sellerId, 'lots', chosen.tag, chosen.query, chosen.sort],
    queryFn: ({ pageParam, signal }) =>
      call(readSeller, { ...pageOfShop(sellerId, chosen, pageParam), signal }),
    initialData: () => carriedPage(readSeller, pageOfShop(sellerId, chosen), FIRST),
    initialPageParam: FIRST,
    getNextPageParam: ({ meta: { page, next } }) =>
      next ? { page: page + 1, after: next } : undefined,
    // Another tag or sort of the same shop: what is on view stays until its products are there.
    placeholderData: (before) => (before?.pages[0]?.id === sellerId ? before : undefined),
    gcTime: KEPT_MS,
  })
}

/** How full a shop is. */
export function useShelf(sellerId: number) {
  return useQuery({
    queryKey: [...storefrontsKey, sellerId, 'shelf'],
    queryFn: ({ signal }) =>
      call(readSeller, {
        params: { seller_id: sellerId },
        query: { page: 1, per_page: 1 },
        signal,
      }),
    select: ({ shelf }) => shelf,
  })
}
