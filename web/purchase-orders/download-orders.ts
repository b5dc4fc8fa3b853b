import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderRows } from './orders-csv.ts'

export async function downloadOrders(orders: readonly PurchaseOrder[], viewer: Party) {
  const { default: papa } = await import('papaparse')
  const csv = papa.unparse(orderRows(orders, viewer), { escapeFormulae: true })
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'lotline-orders.csv'
  link.click()
  URL.revokeObjectURL(address)
}
