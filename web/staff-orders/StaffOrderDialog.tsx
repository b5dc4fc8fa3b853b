import { useState } from 'react'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { Refund } from '#market/staff-orders/staff-order.ts'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { ActTitle } from './ActTitle.tsx'
import { EventForm } from './EventForm.tsx'
import { ReturnedDialog } from './ReturnedDialog.tsx'
import { StaffOrderView } from './StaffOrderView.tsx'
import { useStaffOrder } from './staff-order-queries.ts'
import { eventLabels } from './staff-order-words.ts'

/** The number or the id of the order. */
type Props = { asked: string; onClose: () => void }

/** Shows one order; the form of an event replaces it until the event is done or canceled. */
export function StaffOrderDialog({ asked, onClose }: Props) {
  const { data: order, error, isPending, refetch } = useStaffOrder(asked)
  const number = order?.po_number ?? asked
  const [event, setEvent] = useState<PurchaseOrderEvent>()
  const [refund, setRefund] = useState<Refund>()

  if (order && event)
    return (
      <Dialog
        open
        onClose={() => setEvent(undefined)}
        title={<ActTitle act={eventLabels[event]} number={number} />}
      >
        <EventForm order={order} event={event} onDone={() => setEvent(undefined)} />
      </Dialog>
    )
  if (order && refund)
    return <ReturnedDialog order={order} refund={refund} onClose={() => setRefund(undefined)} />
  return (
    <Dialog open wide onClose={onClose} title={number} closesOutside>
      <DialogBody>
        {isPending && (
          <Loading label="Loading order">
            <SkeletonRows rows={5} />
          </Loading>
        )}
        {error && !order && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
        {order === null && <p>Order not found.</p>}
        {order && <StaffOrderView order={order} onAct={setEvent} onReturn={setRefund} />}
      </DialogBody>
    </Dialog>
  )
}
