import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { publishingProducts } from '#server/platform/live/publish.ts'

export type Quantity = { productId: number; quantity: number }
type Cause = { direction: 1 | -1 } & (
  | { reason: 'sold' | 'canceled'; purchaseOrderId: number }
  | { reason: 'listed' | 'edited' | 'imported'; purchaseOrderId: null }
)

/** Moves units on or off the shelf with a movement for each product; false when any has too few. */
export async function moveUnits(tx: Tx, quantities: readonly Quantity[], cause: Cause) {
  const moving = movingUnits(tx, quantities, cause)
  // In id order, so that two transactions never wait for each other's products.
  await sql`
    select from products where id = any(${moving.productIds}::bigint[])
    order by id for no key update`.execute(tx)
  const [moved] = await writeAtOnce(tx, moving.writes)
  return moved === moving.productIds.length
}

/** The same with products that are locked, to be done along with other writes: the first moves units of all products, or some have too few. */
export function movingUnits(tx: Tx, quantities: readonly Quantity[], cause: Cause) {
  const changes = changeOf(quantities, cause.direction)
  const productIds = [...changes.keys()]
  const moved: Write = sql`
    update products p set units = p.units + c.change
    from unnest(${productIds}::bigint[], ${[...changes.values()]}::bigint[]) as c (id, change)
    where p.id = c.id and p.units + c.change >= 0
    returning p.id, c.change`
  const noted: Write = (before) => sql`
    insert into stock_movements (product_id, change, reason, purchase_order_id)
    select id, change, ${cause.reason}, ${cause.purchaseOrderId}::bigint from ${before}
    returning product_id`
  return { productIds, writes: [moved, noted, ...publishingProducts(tx, productIds)] }
}

/** One change for each product, however many lines name it. */
function changeOf(quantities: readonly Quantity[], direction: 1 | -1) {
  const changes = new Map<number, number>()
  for (const { productId, quantity } of quantities)
    changes.set(productId, (changes.get(productId) ?? 0) + direction * quantity)
  return changes
}
