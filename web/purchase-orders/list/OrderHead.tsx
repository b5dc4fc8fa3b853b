import { ChevronUp } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { orderNeeds, purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { ClaimMark } from '#web/claims/ClaimMark.tsx'
import { NewMessages } from '#web/offers/messages/NewMessages.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Avatar } from '#web/platform/ui/Avatar.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import { Day } from '../Day.tsx'
import { LateMark } from '../progress/LateMark.tsx'
import { RecordLink } from '../record/RecordLink.tsx'
import { RefundedPill } from '../refunds/RefundedPill.tsx'
import styles from './OrderHead.module.css'

type Props = { order: PurchaseOrder; viewer: Party; onClose: () => void }

export function OrderHead({ order, viewer, onClose }: Props) {
  const counterparty = counterpartyOf(order, viewer)
  const pill = purchaseOrderPill(order.status, viewer)
  return (
    <header className={styles['head']}>
      <Avatar name={counterparty} of="company" />
      <div className={styles['names']}>
        <h3 className="cut" title={counterparty}>
          {counterparty}
        </h3>
        <p className={styles['about']}>
          <span className="nowrap">
            <Link href={paths.order(order.id)}>{order.po_number}</Link>{' '}
            <CopyButton text={order.po_number} of={order.po_number} />
          </span>{' '}
          · ordered <Day at={order.created_at} /> · from <RecordLink order={order} />
        </p>
        <NewMessages count={order.unread_message_count} />
      </div>
      <RefundedPill order={order} />
      <Pill
        colour={pill.tone}
        className={classes(styles['pill'], orderNeeds(order, viewer) && styles['said'])}
      >
        {pill.label}
      </Pill>
      <LateMark order={order} />
      <ClaimMark order={order} viewer={viewer} />
      <IconButton
        label={`Hide order details of ${order.po_number}`}
        look="small"
        className={styles['close']}
        aria-expanded
        onClick={onClose}
      >
        <ChevronUp />
      </IconButton>
    </header>
  )
}
