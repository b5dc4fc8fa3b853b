import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import { Day } from '../Day.tsx'
import { RecordLink } from '../record/RecordLink.tsx'
import { RefundedPill } from '../refunds/RefundedPill.tsx'
import styles from './OrderPageHead.module.css'
import { OrderPdfButton } from '../print/OrderPdfButton.tsx'
import { LateMark } from '../progress/LateMark.tsx'
import { PrintButtons } from '../print/PrintButtons.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

export function OrderPageHead({ order, viewer }: Props) {
  const pill = purchaseOrderPill(order.status, viewer)
  const counterparty = counterpartyOf(order, viewer)
  return (
    <PageHead
      title={
        <span className={styles['title']}>
          <span className="nowrap">
            {order.po_number} <CopyButton text={order.po_number} of={order.po_number} />
          </span>
          <Pill colour={pill.tone}>{pill.label}</Pill>
          <LateMark order={order} />
          <RefundedPill order={order} />
        </span>
      }
      summary={
        <>
          {viewer === 'buyer' ? (
            <Link href={paths.storefront(order.seller_id)}>{counterparty}</Link>
          ) : (
            counterparty
          )}{' '}
          · ordered <Day at={order.created_at} /> · from <RecordLink order={order} />
        </>
      }
    >
      <div className={styles['papers']}>
        <OrderPdfButton order={order} />
        <PrintButtons order={order} viewer={viewer} />
      </div>
    </PageHead>
  )
}
