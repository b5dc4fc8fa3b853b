import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { writeAtOnce, type Write } from '#server/platform/database/write-at-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { movingUnits, type Quantity } from './move-units.ts'

type Taking = { quantities: readonly Quantity[]; purchaseOrderId: number }

/**
 * Takes units of locked products off the shelf for an order, in one statement with what else the sale writes, or refuses
 * the whole lot when any product has too few.
 */
export async function takeUnits(
  tx: Tx,
  { quantities, purchaseOrderId }: Taking,
  alongside: readonly Write[] = [],
) {
  const moving = movingUnits(tx, quantities, { reason: 'sold', direction: -1, purchaseOrderId })
  const [moved] = await writeAtOnce(tx, [...moving.writes, ...alongside])
  if (moved !== moving.productIds.length) throw new Refusal(UNITS_SHORT)
}
