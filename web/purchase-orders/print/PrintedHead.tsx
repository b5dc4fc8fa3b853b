import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { refundedWords } from '#market/purchase-orders/refunded.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { longDay } from '#web/platform/format/long-day.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import styles from './PrintedHead.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** The head of an order on paper: both sides, and the day in full. */
export function PrintedHead({ order, viewer }: Props) {
  const ordered = longDay(order.created_at)
  return (
    <header className={styles['printed']}>
      <p className={styles['title']}>
        <span className={styles['order']}>Purchase order</span>
        <span className={styles['slip']}>Packing slip for</span> {order.po_number}
      </p>
      <DescriptionList
        facts={[
          { label: 'Ordered', value: ordered },
          { label: 'Seller', value: order.seller_name },
          { label: 'Buyer', value: order.buyer_name },
          ...(order.buyer_po_number ? [{ label: 'Buyer’s PO', value: order.buyer_po_number }] : []),
          {
            label: 'Status',
            value: [purchaseOrderPill(order.status, viewer).label, refundedWords(order)]
              .filter(Boolean)
              .join(' · '),
          },
        ]}
      />
    </header>
  )
}
