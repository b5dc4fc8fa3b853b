import { formatUsd } from '#market/money.ts'
import type { PackingShortage } from '#market/purchase-orders/packing-shortage.ts'
import { leftToRefund } from '#market/purchase-orders/short-at-packing.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { AskFirst } from '#web/platform/ui/dialogs/AskFirst.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useAnswerShortage } from '../purchase-order-queries.ts'
import { linesShort } from './lines-short.ts'

type Props = { order: PurchaseOrder; short: PackingShortage }

/** A buyer takes what its seller can pack, or all its money back. */
export function AnswerShortage({ order, short }: Props) {
  const { run } = useAnswerShortage()
  const { id: orderId, po_number: number } = order
  const back = formatUsd(short.amount_cents)
  const whole = formatUsd(leftToRefund(order))
  return (
    <div className="row wrap g2">
      <AskFirst
        label={`Accept (${back} back)`}
        look={{ kind: 'primary', size: 'small' }}
        title={`Accept the smaller ${number}?`}
        confirmLabel="Yes, accept it"
        cancelLabel="Back"
        onConfirm={() =>
          run({ orderId, answer: 'accept' }, () =>
            toast(`${number} ships next. ${back} is refunded.`),
          )
        }
      >
        {order.seller_name} ships without {linesShort(order).join(', ')}. {back} is refunded the way
        you paid.
      </AskFirst>
      <AskFirst
        label="Cancel the order"
        look={{ size: 'small' }}
        danger
        title={`Cancel ${number}?`}
        confirmLabel="Yes, cancel the order"
        cancelLabel="Keep it"
        onConfirm={() =>
          run({ orderId, answer: 'cancel' }, () =>
            toast(`${number} is canceled. Your refund is next.`),
          )
        }
      >
        Nothing ships. {whole} is refunded the way you paid, and we notify {order.seller_name}. This
        can’t be undone.
      </AskFirst>
    </div>
  )
}
