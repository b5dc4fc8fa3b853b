import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ConfirmDialog } from '#web/platform/ui/dialogs/ConfirmDialog.tsx'
import { toast, toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useReceiveOrder } from '../purchase-order-queries.ts'
import { unitCount } from '../details/unit-count.ts'

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

export function ReceiveOrderButton({ order, size = 'medium' }: Props) {
  const [isAsking, setAsking] = useState(false)
  const receive = useReceiveOrder()

  // The button disappears with the received order; the promise, unlike callbacks of `mutate`, still settles.
  const confirm = () =>
    receive
      .mutateAsync(order.id)
      .then(() => toast(`${order.po_number} is marked as received.`))
      .catch(({ message }: Error) => toastProblem(message))
      .finally(() => setAsking(false))

  return (
    <>
      <Button size={size} onClick={() => setAsking(true)}>
        Mark received
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Mark ${order.po_number} as received?`}
        confirmLabel="Yes, mark received"
        cancelLabel="Not yet"
        busy={receive.isPending}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        Count first: {unitCount(order)} from {order.seller_name}. We tell them that all of it
        arrived; this can’t be taken back.
      </ConfirmDialog>
    </>
  )
}
