import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrderDetail } from '#market/staff-orders/staff-order.ts'
import { AdvanceForm } from './AdvanceForm.tsx'
import { AskToCancelForm } from './AskToCancelForm.tsx'
import { cancelAsksSecond } from './cancel-asks-second.ts'

type Props = { order: StaffOrderDetail; event: PurchaseOrderEvent; onDone: () => void }

/** Confirms an event, or asks a second administrator where it needs one. */
export function EventForm({ order, event, onDone }: Props) {
  if (event === 'cancel' && cancelAsksSecond(order))
    return <AskToCancelForm order={order} onDone={onDone} />
  return <AdvanceForm order={order} event={event} onDone={onDone} />
}
