import type { Parcel } from '#market/purchase-orders/parcel.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { makeTransition } from '#server/purchase-orders/make-transition.ts'
import type { PurchaseOrder } from '#server/purchase-orders/find-order.ts'
import { refuseWhilePaidOut } from '#server/purchase-orders/refuse-while-paid-out.ts'
import { refuseOnHold } from '#server/purchase-orders/refuse-on-hold.ts'
import { isCorrected } from '#server/purchase-orders/tracking-of.ts'
import { whyNotNow } from '#server/purchase-orders/why-not-now.ts'
import type { Terms } from '#server/settings/terms.ts'
import { showStaffOrder } from './show-staff-order.ts'

type Deps = { tx: Tx; terms: Terms }
type Move = {
  event: PurchaseOrderEvent
  note?: string | undefined
  carrier?: string | undefined
  trackingNumber?: string | undefined
  moreParcels?: readonly Parcel[] | undefined
  despiteDispute?: boolean | undefined
  staffId: number
  /** The approver, for the audit log. */
  approval?: object
  requestId: string
}

/** Applies an event to a locked order on behalf of staff; returns the order afterwards. */
export async function moveOrder({ tx, terms }: Deps, order: PurchaseOrder, move: Move) {
  const { staffId, approval, requestId, despiteDispute, ...act } = move
  const by = { party: 'admin', userId: staffId } as const
  await refuseOnHold(tx, order.id, { ...act, despiteDispute })
  if (act.event === 'complete') await refuseWhilePaidOut(tx, order)
  const moved = await makeTransition({ tx, terms }, order, { ...act, by })
  const body = await showStaffOrder(tx, order.id)
  if (!moved) throw new Refusal(whyNotNow(act.event, order.status), 409, { body })
  if (isCorrected(order, act)) return body
  await recordAct(tx, {
    actorUserId: staffId,
    act: 'order moved',
    subject: `order ${order.id}`,
    before: { status: order.status, ...trackingReplaced(order, act.event) },
    after: { status: body.data.status, ...act, ...approval },
    requestId,
  })
  return body
}

const trackingReplaced = (
  { carrier, trackingNumber, moreParcels }: PurchaseOrder,
  event: PurchaseOrderEvent,
) => (event === 'correct_tracking' ? { carrier, trackingNumber, moreParcels } : {})
