import type { Tx } from '#server/platform/database/database.ts'
import { moveUnits, type Quantity } from './move-units.ts'

/** Puts the units of a canceled order back on the shelf, of products no longer listed too. */
export async function returnUnits(tx: Tx, returns: readonly Quantity[], purchaseOrderId: number) {
  await moveUnits(tx, returns, { reason: 'canceled', direction: 1, purchaseOrderId })
}
