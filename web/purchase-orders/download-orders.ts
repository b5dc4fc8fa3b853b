import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { saveFile } from '#web/platform/http/save-file.ts'
import { orderRows } from './orders-csv.ts'

export async function downloadOrders(orders: readonly PurchaseOrder[], viewer: Party) {
  const { default: papa } = await import('papaparse')
  const csv = papa.unparse(orderRows(orders, viewer), { escapeFormulae: true })
  saveFile('lotline-orders.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }))
}
