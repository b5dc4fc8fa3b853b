import { useMutation } from '@tanstack/react-query'
import { exportPurchaseOrders } from '#market/purchase-orders/purchase-order-api.ts'
import type { SellerOrdersWanted } from '#market/purchase-orders/seller-orders.ts'
import { download } from '#web/platform/http/download.ts'

/** Saves the orders of a view as a spreadsheet. */
export const useExportOrders = () =>
  useMutation({
    mutationFn: (view: SellerOrdersWanted) => download(exportPurchaseOrders, { query: view }),
  })
