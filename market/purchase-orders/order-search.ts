import type { Party } from '#market/accounts/viewer.ts'
import { plainNumbers } from '#market/plain-numbers.ts'
import type { PurchaseOrder } from './purchase-order-document.ts'
import type { PurchaseOrderStatus } from './purchase-order.ts'
import { parcelsOf } from './parcel.ts'
import { counterpartyOf } from './counterparty.ts'

/** The first and the last day on which orders were made (of UTC), and the name of the other side. */
export type OrderNarrowing = {
  from?: string | undefined
  to?: string | undefined
  company?: string | undefined
}
type OrderQuery = OrderNarrowing & { query: string; status?: PurchaseOrderStatus | undefined }

/** Finds orders by status, day and counterparty, and by number, the buyer's own too, amount, product, UPC or SKU: every word has to be met. */
export function ordersFound(
  orders: readonly PurchaseOrder[],
  { query, status, from, to, company }: OrderQuery,
  viewer: Party,
): PurchaseOrder[] {
  const words = plainNumbers(query).toLowerCase().split(/\s+/).filter(Boolean)
  return orders.filter((order) => {
    if (status && order.status !== status) return false
    if (company && counterpartyOf(order, viewer) !== company) return false
    const day = order.created_at.slice(0, 10)
    if ((from && day < from) || (to && day > to)) return false
    const text = textOf(order, viewer)
    return words.every((word) => text.includes(word) || isAmount(word, order))
  })
}

/** "$3,312.00", "3312.00" and "3,312" match the total or the price of a line; "331" does not. */
function isAmount(word: string, { total_cents, purchase_order_products: lines }: PurchaseOrder) {
  const [, dollars, hundredths = '00'] = /^\$?(\d[\d,]*)(?:\.(\d\d))?$/.exec(word) ?? []
  if (dollars === undefined) return false
  const amount = Number(dollars.replaceAll(',', '') + hundredths)
  return total_cents === amount || lines.some((line) => line.total_cents === amount)
}

function textOf(order: PurchaseOrder, viewer: Party) {
  const products = order.purchase_order_products.flatMap(({ product: { name, upc, sku } }) => [
    name,
    upc,
    sku ?? '',
  ])
  const { po_number, offer_number, buyer_po_number } = order
  const tracked = parcelsOf(order).map(({ tracking_number: number }) => number)
  return [
    po_number,
    offer_number,
    buyer_po_number,
    counterpartyOf(order, viewer),
    ...tracked,
    ...products,
  ]
    .join('\n')
    .toLowerCase()
}
