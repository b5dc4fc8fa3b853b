import type { Party } from '#market/accounts/viewer.ts'
import { isPayableByCard } from '#market/payments/card-limits.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { ActionStrip } from '#web/platform/ui/ActionStrip.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { orderStatusWords } from './order-status-words.ts'
import { OrderSentence } from './OrderSentence.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

/** Says what the reader has to do, and by when. */
export function ActionRequired({ order, viewer }: Props) {
  const { ask, due } = orderStatusWords(order, viewer)
  return (
    <div className="no-print">
      <ActionStrip until={due}>
        <b>{ask}</b>{' '}
        {due ? (
          <span>
            before <DateTime at={due} />, or the order is canceled and the units go back on sale
            {!isPayableByCard(order.total_cents) &&
              '. It can’t be paid by card. Please pay by wire transfer; we’ll send you the details'}
          </span>
        ) : (
          <OrderSentence order={order} viewer={viewer} />
        )}
      </ActionStrip>
    </div>
  )
}
