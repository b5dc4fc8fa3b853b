import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { dayInWords } from '#market/date-in-words.ts'
import { formatUsd } from '#market/money.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { unitCount } from '../details/unit-count.ts'
import { useCancelOrder } from '../purchase-order-queries.ts'

type Props = { order: PurchaseOrder; size?: 'small' | 'medium' | undefined }

/** Gives up an order that is not paid, or long overdue; absent when that is not the reader's to do now. */
export function CancelOrderButton({ order, size = 'medium' }: Props) {
  const cancel = useCancelOrder()
  if (!order.allowed_state_transitions.some(({ event }) => event === 'cancel')) return null
  return (
    <AskFirst
      label="Cancel order"
      look={{ size }}
      danger
      title={`Cancel ${order.po_number}?`}
      confirmLabel="Yes, cancel the order"
      cancelLabel="Keep it"
      onConfirm={() =>
        cancel.run(order.id, () =>
          toast(
            order.status === 'awaiting_shipment'
              ? `${order.po_number} is canceled. Your refund is next.`
              : `${order.po_number} is canceled. You were not charged.`,
          ),
        )
      }
    >
      {order.status === 'awaiting_shipment' ? (
        <>
          It was due to ship by {order.ship_by && dayInWords(order.ship_by)}.{' '}
          {formatUsd(order.total_cents)} is refunded the way you paid, and we notify{' '}
          {order.seller_name}. This can’t be undone.
        </>
      ) : (
        <>
          {unitCount(order)} from {order.seller_name} go back on sale for other buyers. Any open
          payment page is closed, you aren’t charged, and we notify {order.seller_name}. This can’t
          be undone.
        </>
      )}
    </AskFirst>
  )
}
