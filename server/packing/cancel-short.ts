import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { Terms } from '#server/settings/terms.ts'

type Canceling = { order: PurchaseOrder; why: string }

/** Cancels a locked order and has it refunded; what was found of it goes back on sale. */
export const cancelShort = (deps: { tx: Tx; terms: Terms }, { order, why }: Canceling) =>
  makeTransition(deps, order, {
    event: 'cancel',
    by: { party: 'system', userId: null },
    note: why,
    news: 'canceled_short',
  })
