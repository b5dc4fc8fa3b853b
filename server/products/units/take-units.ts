import { UNITS_SHORT } from '#market/offers/offer-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { moveUnits, type Quantity } from './move-units.ts'

/** Takes units off the shelf for an order, or refuses the whole lot when any product has too few. */
export async function takeUnits(tx: Tx, takings: readonly Quantity[], purchaseOrderId: number) {
  const taken = await moveUnits(tx, takings, { reason: 'sold', direction: -1, purchaseOrderId })
  if (!taken) throw new Refusal(UNITS_SHORT)
}
