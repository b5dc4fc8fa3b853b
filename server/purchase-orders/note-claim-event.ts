import type { OrderActor } from '#market/purchase-orders/purchase-order.ts'
import type { Tx } from '#server/platform/database/database.ts'
import type { PurchaseOrder } from './find-order.ts'
import type { ClaimEvent } from './purchase-order-tables.ts'

type Noted = {
  event: ClaimEvent
  by: { party: OrderActor; userId: number | null }
  note: string
}

/** Keeps in the history of a locked order that a problem was reported, or its claim closed. */
export async function noteClaimEvent(tx: Tx, order: PurchaseOrder, { event, by, note }: Noted) {
  await tx
    .insertInto('purchaseOrderEvents')
    .values({
      purchaseOrderId: order.id,
      event,
      fromStatus: order.status,
      toStatus: order.status,
      party: by.party,
      actorUserId: by.userId,
      note,
    })
    .execute()
}
