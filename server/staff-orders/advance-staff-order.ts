import type { AdminViewer } from '#market/accounts/viewer.ts'
import { isActOf, type PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { askAnew } from '#server/accounts/second-factor/ask-anew.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { advanceOrder } from '#server/purchase-orders/advance-order.ts'
import type { OrderDesk } from '#server/purchase-orders/advance-purchase-order.ts'
import { lockAnyOrder } from '#server/purchase-orders/find-order.ts'
import { showStaffOrder } from './show-staff-order.ts'

type Act = {
  id: number
  staff: AdminViewer
  event: PurchaseOrderEvent
  note?: string | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  requestId: string
}

/** Staff move an order along the table of events (decision E2). */
export async function advanceStaffOrder(
  { db, terms }: OrderDesk,
  { id, staff, requestId, ...act }: Act,
) {
  // What was paid goes back.
  if (act.event === 'cancel') askAnew(staff)
  return transact(db, async (tx) => {
    const order = await lockAnyOrder(tx, id)
    if (!isActOf('admin', act.event)) throw new Refusal('Staff cannot do this', 403)
    const by = { party: 'admin', userId: staff.userId } as const
    const moved = await advanceOrder({ tx, terms }, order, { ...act, by })
    const body = await showStaffOrder(tx, id)
    if (!moved) throw new Refusal('The order has moved on. Please look at it again.', 409, { body })
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: 'order moved',
      subject: `order ${id}`,
      before: { status: order.status },
      after: { status: body.data.status, ...act },
      requestId,
    })
    return body
  })
}
