import type { Tx } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { PurchaseOrder } from './find-order.ts'
import { partiesOf } from './make-transition.ts'
import type { StayingEvent } from './purchase-order-tables.ts'

type Noted = {
  event: StayingEvent
  by: { party: 'buyer' | 'seller'; userId: number }
  note: string
  /** Another day to ship by. */
  shipBy?: string | null
}

/** Notes in the history of a locked order what does not move it. */
export async function noteEvent(
  tx: Tx,
  { id, status, ...order }: PurchaseOrder,
  { event, by, note, shipBy }: Noted,
) {
  const at = await databaseNow(tx)
  if (shipBy !== undefined)
    await tx.updateTable('purchaseOrders').set({ shipBy }).where('id', '=', id).execute()
  await tx
    .insertInto('purchaseOrderEvents')
    .values({
      purchaseOrderId: id,
      event,
      fromStatus: status,
      toStatus: status,
      party: by.party,
      actorUserId: by.userId,
      note,
      at,
    })
    .execute()
  await publish(tx, 'PurchaseOrdersChannel', partiesOf(order))
}
