import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { searchProducts } from '#market/catalogue/catalogue-api.ts'
import { readProductsForSeller } from '#market/products/product-api.ts'
import { staffSearch } from '#market/staff-search/staff-search-api.ts'
import { call } from '#web/platform/http/call.ts'

/** Whose products are searched: everybody's, or those of one shop. */
export type Shelf = 'everybody' | { sellerId: number }

const SHORTEST = 2
const MOST = 5

/** The products that fit what was typed. */
export function useLotsFor(typed: string, shelf: Shelf, enabled: boolean) {
  const query = typed.trim()
  return useQuery({
    queryKey: ['palette', shelf, query],
    queryFn: async ({ signal }) => (await search(query, shelf, signal)).slice(0, MOST),
    enabled: enabled && query.length >= SHORTEST,
    placeholderData: keepPreviousData,
    // Pages, offers and orders are found all the same.
    throwOnError: false,
    retry: false,
  })
}

async function search(query: string, shelf: Shelf, signal: AbortSignal) {
  if (shelf === 'everybody') {
    const found = await call(searchProducts, {
      query: { page: 1 },
      body: { search: { query } },
      signal,
    })
    return found.products
  }
  return call(readProductsForSeller, {
    params: { seller_id: shelf.sellerId },
    query: { 'search[name]': query },
    signal,
  })
}

/** All that staff may find by what was typed. */
export function useStaffSearch(typed: string, enabled: boolean) {
  const query = typed.trim()
  return useQuery({
    queryKey: ['palette', 'everything', query],
    queryFn: ({ signal }) => call(staffSearch, { query: { query }, signal }),
    enabled: enabled && query.length >= SHORTEST,
    placeholderData: keepPreviousData,
    // Other results are shown all the same, with a note of the failure.
    throwOnError: false,
    retry: false,
  })
}
