import type { PurchaseOrderEvent } from '#market/purchase-orders/purchase-order.ts'
import type { StaffOrder } from '#market/staff-orders/staff-order.ts'
import { useWaiting } from '#web/approvals/approval-queries.ts'
import { WaitingNotice } from '#web/approvals/WaitingNotice.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { ActTitle } from './ActTitle.tsx'
import { cancelAsksSecond } from './cancel-asks-second.ts'
import { EventForm } from './EventForm.tsx'
import { useStaffOrder } from './staff-order-queries.ts'
import { eventLabels } from './staff-order-words.ts'

type Props = { order: StaffOrder; event: PurchaseOrderEvent; onClose: () => void }

/** Confirms an event that was pressed in the table. */
export function RowActDialog({ order: row, event, onClose }: Props) {
  const { data: order, error, refetch } = useStaffOrder(String(row.id))
  const isLarge = event === 'cancel' && order ? cancelAsksSecond(order) : false
  const waiting = useWaiting({ act: 'refund', subjectId: row.id, isLarge }).data?.approval
  return (
    <Dialog
      open
      onClose={onClose}
      title={<ActTitle act={eventLabels[event]} number={row.po_number} />}
    >
      {order && !waiting && <EventForm order={order} event={event} onDone={onClose} />}
      {(!order || waiting) && (
        <DialogBody>
          {waiting && <WaitingNotice approval={waiting} />}
          {error && !order && (
            <LoadProblem message={error.message} onRetry={() => void refetch()} />
          )}
          {!order && !error && (
            <Loading label="Loading order">
              <SkeletonRows rows={3} />
            </Loading>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}
