import type { Stripe } from 'stripe'
import { cents, sum, type Cents } from '#market/money.ts'
import type { DisputeStatus } from '#market/purchase-orders/dispute.ts'
import { markIn, type Mark } from './site-mark.ts'

/** What the bank of a card says of a payment: it wants the money back, or suspects fraud. */
export type FoundDispute = {
  id: string
  status: DisputeStatus
  amount: Cents
  /** What the provider takes for it. */
  fee: Cents
  reason: string
  respondBy: Date | null
  paymentIntentId: string | null
  /** Of the payment it is about: a dispute itself carries none. */
  mark: Mark
  createdAt: Date
}

/** Read with the payment intent in it. */
export function disputeOf(made: Stripe.Dispute, site: string | undefined): FoundDispute {
  const dueBy = made.evidence_details.due_by
  return {
    id: made.id,
    status: STATUSES[made.status] ?? 'open',
    amount: cents(made.amount),
    fee: sum(made.balance_transactions.map(({ fee }) => cents(fee))),
    reason: made.reason,
    respondBy: dueBy === null ? null : new Date(dueBy * 1000),
    ...about(made.payment_intent, site),
    createdAt: new Date(made.created * 1000),
  }
}

/** The same of an early fraud warning, which names no amount. */
export function warningOf(
  made: Stripe.Radar.EarlyFraudWarning,
  site: string | undefined,
): FoundDispute {
  const intent = typeof made.payment_intent === 'object' ? made.payment_intent : null
  return {
    id: made.id,
    status: made.actionable ? 'warning' : 'closed',
    amount: cents(intent?.amount ?? 0),
    fee: cents(0),
    reason: made.fraud_type,
    respondBy: null,
    ...about(made.payment_intent, site),
    createdAt: new Date(made.created * 1000),
  }
}

const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  warning_needs_response: 'open',
  warning_under_review: 'open',
  warning_closed: 'closed',
  needs_response: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
}

function about(
  intent: string | Stripe.PaymentIntent | null | undefined,
  site: string | undefined,
): Pick<FoundDispute, 'paymentIntentId' | 'mark'> {
  if (!intent || typeof intent === 'string')
    return { paymentIntentId: intent ?? null, mark: 'none' }
  return { paymentIntentId: intent.id, mark: markIn(intent.metadata, site) }
}
