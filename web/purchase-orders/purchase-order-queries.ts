import { useQuery } from '@tanstack/react-query'
import * as api from '#market/purchase-orders/purchase-order-api.ts'
import {
  purchaseOrdersOf,
  type PurchaseOrder,
  type PurchaseOrdersDocument,
} from '#market/purchase-orders/purchase-order-document.ts'
import { call } from '#web/platform/http/call.ts'

export const purchaseOrdersKey = ['purchase-orders'] as const

/** All orders of the viewer, oldest first. Staff take no part in trade and have none. */
export function usePurchaseOrders({ enabled = true } = {}) {
  return useQuery({
    queryKey: purchaseOrdersKey,
    queryFn: ({ signal }) => readAllPurchaseOrders(signal),
    enabled,
  })
}

const MOST_PER_PAGE = 500

async function readAllPurchaseOrders(signal: AbortSignal): Promise<PurchaseOrder[]> {
  const pages: PurchaseOrdersDocument[] = []
  let totalPages = 1
  while (pages.length < totalPages) {
    const query = { page: pages.length + 1, per_page: MOST_PER_PAGE }
    const page = await call(api.readPurchaseOrders, { query, signal })
    pages.push(page)
    totalPages = page.meta.total_pages
  }
  return purchaseOrdersOf({
    data: pages.flatMap(({ data }) => data),
    included: pages.flatMap(({ included }) => included),
  })
}
