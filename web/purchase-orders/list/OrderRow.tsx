import { ChevronDown } from 'lucide-react'
import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { ClaimMark } from '#web/claims/ClaimMark.tsx'
import { NewMessages } from '#web/offers/messages/NewMessages.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { canReorder } from '../details/can-reorder.ts'
import { counterpartyOf } from '#market/purchase-orders/counterparty.ts'
import styles from './OrderRow.module.css'
import { LateMark } from '../progress/LateMark.tsx'
import { OrderSentence } from '../progress/OrderSentence.tsx'
import { Thumbnails } from '#web/platform/ui/Thumbnails.tsx'
import { ReorderLink } from '../details/ReorderLink.tsx'
import { ReceiveOrderButton } from '../receive/ReceiveOrderButton.tsx'
import { boughtWords } from '../details/bought-words.ts'
import { OrderTotal } from '../refunds/OrderTotal.tsx'
import { NextActionButton } from '../progress/NextActionButton.tsx'

type Props = { order: PurchaseOrder; viewer: Party; onOpen: () => void }

/** An order in one line; on phones a small card. */
export function OrderRow({ order, viewer, onOpen }: Props) {
  const counterparty = counterpartyOf(order, viewer)
  const mayReceive = order.allowed_state_transitions.some(({ event }) => event === 'receive')
  const pill = purchaseOrderPill(order.status, viewer)
  return (
    <Card className={styles['row']} aria-label={`${order.po_number}, ${counterparty}`}>
      <Thumbnails
        of={order.purchase_order_products.map(({ id, images }) => ({ id, url: images[0] }))}
      />
      <div className={styles['words']}>
        <h3 className={styles['title']}>
          <span className="cut" title={counterparty}>
            {counterparty}
          </span>
          <Link href={paths.order(order.id)} className={styles['number']}>
            {order.po_number}
          </Link>
        </h3>
        <OrderSentence order={order} viewer={viewer} />
        <p className={styles['bought']}>{boughtWords(order)}</p>
        <NewMessages count={order.unread_message_count} />
      </div>
      <div className={styles['standing']}>
        <span className={styles['pill']}>
          <Pill colour={pill.tone}>{pill.label}</Pill> <LateMark order={order} />{' '}
          <ClaimMark order={order} viewer={viewer} />
        </span>
        <b className={styles['total']}>
          <OrderTotal order={order}>{formatUsd(order.total_cents)}</OrderTotal>
        </b>
      </div>
      <div className={styles['act']}>
        {canReorder(order, viewer) && <ReorderLink order={order} size="small" />}
        <NextActionButton order={order} viewer={viewer} brief />
        {mayReceive && <ReceiveOrderButton order={order} size="small" />}
      </div>
      <Button
        kind="quiet"
        size="small"
        className={styles['open']}
        aria-expanded={false}
        aria-label={`View order details of ${order.po_number}`}
        onClick={onOpen}
      >
        <span className={styles['openWords']}>View order details</span>
        <ChevronDown />
      </Button>
    </Card>
  )
}
