import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { findViolations } from '#server/verification/find-violations.ts'
import { offerRules } from '#server/verification/rules/offer-rules.ts'
import { orderRules } from '#server/verification/rules/order-rules.ts'

/** The violations of the trade rules; empty when all hold. */
export const tradeViolations = (db: Database) =>
  findViolations(db, { ...offerRules, ...orderRules })

/** The units a product had before trade, from what is left, sold and returned. */
export async function unitsAtFirst(db: Database, productId: number) {
  const { rows } = await sql<{ units: number }>`
    select units - coalesce((select sum(change) from stock_movements where product_id = p.id and purchase_order_id is not null), 0)
      as units
    from products p where id = ${productId}`.execute(db)
  return Number(rows[0]?.units)
}
