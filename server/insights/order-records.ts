import { sql } from 'kysely'
import { cents, type Cents } from '#market/money.ts'
import type { PurchaseOrderStatus } from '#market/purchase-orders/purchase-order.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { refundedCents } from '#server/purchase-orders/refunded-of-order.ts'
import { inOrder } from './ids-on-page.ts'

type Order = {
  id: number
  number: number
  sellerEmail: string | null
  buyerEmail: string
  sellerName: string
  buyerName: string
  status: PurchaseOrderStatus
  totalCents: Cents
  feeCents: Cents
  refundedCents: Cents
  totalUnits: number
  skuCount: number
  createdAt: Date
}
type Line = {
  orderId: number
  productId: number
  quantity: number
  unitCents: Cents
  sku: string | null
  name: string
  units: number
  condition: ProductCondition
}

/** Orders as the insights show them, in the order of the ids. */
export async function ordersWith(tx: Tx, ids: readonly number[]) {
  const orders = await sql<Order>`
    select o.id, o.number, su.email as seller_email, bu.email as buyer_email, n.seller_name, n.buyer_name, o.status,
      o.total_cents, o.fee_cents, o.total_units, o.sku_count, o.created_at, ${refundedCents} as refunded_cents
    from purchase_orders o join purchase_order_names n on n.purchase_order_id = o.id join buyers b on b.id = o.buyer_id join users bu on bu.id = b.user_id
      join sellers s on s.id = o.seller_id left join users su on su.id = s.user_id
    where o.id = any(${ids}::bigint[])`.execute(tx)
  // The name is the one at ordering; the units are those left now.
  const lines = await sql<Line>`
    select l.purchase_order_id as order_id, l.product_id, l.quantity, l.unit_cents, l.sku, l.name,
      case when p.deleted_at is null then p.units else 0 end as units, coalesce(l.condition, 'new') as condition
    from purchase_order_lines l join products p on p.id = l.product_id
    where l.purchase_order_id = any(${ids}::bigint[]) order by l.id`.execute(tx)
  const linesOf = Map.groupBy(lines.rows, ({ orderId }) => orderId)
  return inOrder(ids, orders.rows).map((order) => orderJson(order, linesOf.get(order.id) ?? []))
}

const orderJson = (order: Order, lines: Line[]) => ({
  id: order.id,
  po_number: poNumber(order.number),
  seller_user_email: order.sellerEmail,
  buyer_user_email: order.buyerEmail,
  seller_name: order.sellerName,
  buyer_name: order.buyerName,
  status: order.status,
  total_cents: order.totalCents,
  total_net_to_seller: cents(order.totalCents - order.feeCents),
  profit_cents: order.feeCents,
  refunded_cents: order.refundedCents,
  total_units: order.totalUnits,
  sku_count: order.skuCount,
  created_at: order.createdAt.toISOString(),
  products: lines.map(({ productId, sku, name, units, condition }) => ({
    id: productId,
    sku,
    name,
    units,
    condition,
  })),
  purchase_order_products: lines.map(({ productId, quantity, unitCents }) => ({
    product_id: productId,
    quantity,
    unit_cents: unitCents,
  })),
})
