import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { unitCount } from '../details/unit-count.ts'
import { useCancelOrder } from '../purchase-order-queries.ts'

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

/** Gives up an order that is not paid; absent when that is not the reader's to do now. */
export function CancelOrderButton({ order, size = 'medium' }: Props) {
  const [isAsking, setAsking] = useState(false)
  const cancel = useCancelOrder()
  if (!order.allowed_state_transitions.some(({ event }) => event === 'cancel')) return null

  // The button disappears with the canceled order; the promise, unlike callbacks of `mutate`, still settles.
  const confirm = () =>
    cancel
      .mutateAsync(order.id)
      .then(() => toast(`${order.po_number} is canceled. You were not charged.`))
      .catch(({ message }: Error) => toastProblem(message))
      .finally(() => setAsking(false))

  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        Cancel order
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Cancel ${order.po_number}?`}
        confirmLabel="Yes, cancel the order"
        cancelLabel="Keep it"
        busy={cancel.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        {unitCount(order)} from {order.seller_name} go back on sale, where others may buy them. A
        payment page that is still open is closed, you are not charged, and we tell{' '}
        {order.seller_name}. This can’t be taken back.
      </ConfirmDialog>
    </>
  )
}
