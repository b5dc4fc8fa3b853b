import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useReceiveOrder } from '../purchase-order-queries.ts'
import { unitCount } from '../details/unit-count.ts'

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

export function ReceiveOrderButton({ order, size = 'medium' }: Props) {
  const receive = useReceiveOrder()
  return (
    <AskFirst
      label="Mark received"
      look={{ size }}
      title={`Mark ${order.po_number} as received?`}
      confirmLabel="Yes, mark received"
      cancelLabel="Not yet"
      onConfirm={() =>
        receive.run(order.id, () => toast(`${order.po_number} is marked as received.`))
      }
    >
      Count first: {unitCount(order)} from {order.seller_name}. We tell them that everything
      arrived; this can’t be undone.
    </AskFirst>
  )
}
