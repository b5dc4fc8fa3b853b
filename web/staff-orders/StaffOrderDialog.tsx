import { useState } from 'react'
import type { Claim } from '#market/claims/claim-on-order.ts'
import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { PartialRefund, Refund } from '#market/staff-orders/staff-order.ts'
import { DecideClaimDialog } from '#web/claims/staff/DecideClaimDialog.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { ActTitle } from './ActTitle.tsx'
import { EventForm } from './EventForm.tsx'
import { ReturnedDialog } from './ReturnedDialog.tsx'
import { PartReturnedDialog } from './refunds-in-part/PartReturnedDialog.tsx'
import { RefundPartDialog } from './refunds-in-part/RefundPartDialog.tsx'
import { StaffOrderView } from './StaffOrderView.tsx'
import { useStaffOrder } from './staff-order-queries.ts'
import { eventLabels } from './staff-order-words.ts'
import { staffOrdersKey } from './staff-orders-key.ts'

/** The number or the id of the order. */
type Props = { asked: string; onClose: () => void }

/** Shows one order; the form of an event replaces it until the event is done or canceled. */
export function StaffOrderDialog({ asked, onClose }: Props) {
  const { data: order, error, isPending, refetch } = useStaffOrder(asked)
  const number = order?.po_number ?? asked
  const [event, setEvent] = useState<PurchaseOrderEvent>()
  const [refund, setRefund] = useState<Refund>()
  const [part, setPart] = useState<PartialRefund>()
  const [claim, setClaim] = useState<Claim>()
  const [isRefunding, setRefunding] = useState(false)
  const money = {
    onReturn: setRefund,
    onReturnPart: setPart,
    onRefundPart: () => setRefunding(true),
  }

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
  if (order && part)
    return <PartReturnedDialog order={order} part={part} onClose={() => setPart(undefined)} />
  if (claim)
    return (
      <DecideClaimDialog
        claim={claim}
        orderKey={staffOrdersKey}
        onClose={() => setClaim(undefined)}
      />
    )
  if (order && isRefunding)
    return <RefundPartDialog order={order} onClose={() => setRefunding(false)} />
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
        {order && (
          <StaffOrderView order={order} onAct={setEvent} onDecideClaim={setClaim} money={money} />
        )}
      </DialogBody>
    </Dialog>
  )
}
