import { z } from 'zod'
import { formatUsd } from '#market/money.ts'
import type { PurchaseOrderEvent } from './purchase-order.ts'
import type { RefusalKind } from '#market/refusal-kind.ts'
import { amount, instant } from '#market/wire.ts'

/** `warning`: the card's bank suspects fraud, and no money is asked back. `closed`: it came to nothing. */
export const disputeStatuses = ['warning', 'open', 'won', 'lost', 'closed'] as const
export type DisputeStatus = (typeof disputeStatuses)[number]

/** The chargeback or the fraud warning on an order's payment, as the card provider says it is. */
export const dispute = z.object({
  status: z.enum(disputeStatuses),
  amount_cents: amount,
  /** In the provider's word, such as `fraudulent`. */
  reason: z.string(),
  /** Until when evidence is due. */
  respond_by: instant.nullable(),
})
export type Dispute = z.infer<typeof dispute>

/** Shipping such an order needs a confirmation. */
export const asksBeforeShipping = (status: DisputeStatus | undefined) =>
  status === 'warning' || status === 'open' || status === 'lost'

/** An order is not settled while its money is disputed. */
export const disputeHolds = (status: DisputeStatus | undefined): readonly PurchaseOrderEvent[] =>
  status === 'open' ? ['mark_paid_in_full', 'complete'] : []

export const disputeTitle = ({
  status,
  amount_cents: cents,
}: Pick<Dispute, 'status' | 'amount_cents'>) => {
  const titles: Record<DisputeStatus, string> = {
    warning: `Fraud warning on the payment of ${formatUsd(cents)}`,
    open: `A chargeback of ${formatUsd(cents)} is open`,
    won: `The chargeback of ${formatUsd(cents)} was won`,
    lost: `The chargeback of ${formatUsd(cents)} was lost`,
    closed: `The fraud warning on the payment of ${formatUsd(cents)} is closed`,
  }
  return titles[status]
}

export const DISPUTED = {
  code: 'order_disputed',
  message:
    'This payment is disputed. If you ship now, you may lose the goods and the money. Confirm to ship anyway, or contact us first.',
} satisfies RefusalKind

export const HELD_BY_DISPUTE =
  'A chargeback is open on this order. You can settle it once the chargeback is closed.'

/** The bank took the money back, or holds it. */
export const disputeTakesMoney = (status: DisputeStatus) => status === 'open' || status === 'lost'
