import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { AnswerShortage } from './AnswerShortage.tsx'
import { linesShort } from './lines-short.ts'
import styles from './ShortageNotice.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** While a buyer has to accept fewer units: what is missing, until when, and to the buyer both answers. */
export function ShortageNotice({ order, viewer }: Props) {
  const { packing_shortage: short } = order
  if (!short?.is_waiting || !short.answer_by) return null
  return (
    <div className={styles['notice']}>
      <Banner tone="amber">
        <div className="col g2">
          <p>
            <b>
              {viewer === 'buyer'
                ? `${order.seller_name} found fewer units than you ordered.`
                : `Waiting for ${order.buyer_name}. Please do not ship it for now.`}
            </b>{' '}
            Missing: {linesShort(order).join(', ')} ({formatUsd(short.amount_cents)}).
          </p>
          <p>
            Without an answer by <DateTime at={short.answer_by} />, the order is canceled and
            refunded.
          </p>
          {viewer === 'buyer' && <AnswerShortage order={order} short={short} />}
        </div>
      </Banner>
    </div>
  )
}
