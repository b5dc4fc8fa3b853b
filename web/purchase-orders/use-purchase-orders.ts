import { useQuery, type QueryClient, type QueryKey } from '@tanstack/react-query'
import {
  carriedPageOfOrders,
  OPEN,
  pageOfOrders,
  type WhichOrders,
} from '#market/first-calls/list-pages.ts'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import {
  purchaseOrdersOf,
  type PurchaseOrder,
  type PurchaseOrdersDocument,
} from '#market/purchase-orders/purchase-order-document.ts'
import { openOrdersKey, purchaseOrdersKey } from '#web/offers/orders-key.ts'
import { eachOnce } from '#web/platform/each-once.ts'
import { call } from '#web/platform/http/call.ts'
import { carried, carriedInTurn, isWhole } from '#web/platform/http/carried.ts'

const ofLotKey = (productId: number) => [...purchaseOrdersKey, 'of lot', productId] as const

const listOf = (queryKey: QueryKey, which?: WhichOrders) => ({
  queryKey,
  queryFn: ({ signal }: { signal: AbortSignal }) => readAllPurchaseOrders(which, signal),
  initialData: () => carriedPurchaseOrders(which),
})
const everyOrder = listOf(purchaseOrdersKey)
const openOrders = listOf(openOrdersKey, OPEN)

/** All orders of the viewer, oldest first. Like `useOffers` otherwise. */
export const usePurchaseOrders = ({ enabled = true, isOptional = false } = {}) =>
  useQuery({ ...everyOrder, enabled, ...(isOptional && { throwOnError: false }) })

/** Those that are neither completed nor canceled, or have an open claim. */
export const useOpenOrders = ({ enabled = true } = {}) => useQuery({ ...openOrders, enabled })

/** Like `useOffersPartFirst`. */
export function useOrdersPartFirst() {
  const { data: open } = useOpenOrders({ enabled: false })
  const { data: all, error, refetch } = usePurchaseOrders({ isOptional: open !== undefined })
  return { orders: all ?? open, isPart: !all && open !== undefined, error, refetch }
}

/** Those with a lot among their lines; the page stays when they can't be read. */
export const useOrdersOfLot = (productId: number, { enabled = true } = {}) =>
  useQuery({
    ...listOf(ofLotKey(productId), { product_id: productId }),
    enabled,
    throwOnError: false,
  })

export const prefetchPurchaseOrders = (queries: QueryClient) => queries.prefetchQuery(everyOrder)
export const prefetchOpenOrders = (queries: QueryClient) => queries.prefetchQuery(openOrders)

/** Like `keepCarriedOffers`, for orders. */
export async function keepCarriedPurchaseOrders(queries: QueryClient) {
  for (const [key, which] of [[purchaseOrdersKey], [openOrdersKey, OPEN]] as const) {
    const page = await carriedInTurn(api.readPurchaseOrders, carriedPageOfOrders(which))
    if (page && isWhole(page)) queries.setQueryData(key, purchaseOrdersOf(page))
  }
}

function carriedPurchaseOrders(which?: WhichOrders) {
  const page = carried(api.readPurchaseOrders, carriedPageOfOrders(which))
  return page && isWhole(page) ? purchaseOrdersOf(page) : undefined
}

async function readAllPurchaseOrders(
  which: WhichOrders | undefined,
  signal: AbortSignal,
): Promise<PurchaseOrder[]> {
  const pages: PurchaseOrdersDocument[] = []
  let totalPages = 1
  while (pages.length < totalPages) {
    const asked = pageOfOrders(which, pages.length + 1)
    const page = await call(api.readPurchaseOrders, { ...asked, signal })
    pages.push(page)
    totalPages = page.meta.total_pages
  }
  return purchaseOrdersOf({
    data: eachOnce(pages.flatMap(({ data }) => data)),
    included: pages.flatMap(({ included }) => included),
  })
}
