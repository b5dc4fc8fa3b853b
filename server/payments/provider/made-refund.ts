import type { Stripe } from 'stripe'
import { cents, type Cents } from '#market/money.ts'
import { markOf } from './site-mark.ts'

export type RefundRequest = {
  paymentIntentId: string
  amount: Cents
  /** What it is for in our own books, which those that staff make by hand lack. */
  orderId: number
  refundId?: number
  partialRefundId?: number
  idempotencyKey: string
}
export type RefundStatus = 'pending' | 'succeeded' | 'failed'

/** A refund as the provider reports it, ours or made by hand. */
export type MadeRefund = {
  id: string
  status: RefundStatus
  amount: Cents
  paymentIntentId: string | null
  /** The row of ours that asked for it, unless it comes from other books than these. */
  refundId: number | null
  /** The same of a refund in part. */
  partialRefundId: number | null
  createdAt: Date
}

export const refundParams = (
  request: RefundRequest,
  site: string | undefined,
): Stripe.RefundCreateParams => ({
  payment_intent: request.paymentIntentId,
  amount: request.amount,
  metadata: {
    order_id: String(request.orderId),
    ...(request.refundId && { refund_id: String(request.refundId) }),
    ...(request.partialRefundId && { partial_refund_id: String(request.partialRefundId) }),
    ...markOf(site),
  },
})

export function madeRefund(made: Stripe.Refund): MadeRefund {
  const { payment_intent: intent, metadata } = made
  return {
    id: made.id,
    status: refundStatus(made.status),
    amount: cents(made.amount),
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    refundId: rowId(metadata?.['refund_id']),
    partialRefundId: rowId(metadata?.['partial_refund_id']),
    createdAt: new Date(made.created * 1000),
  }
}

function refundStatus(status: string | null): RefundStatus {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const rowId = (text: string | undefined) => (text && /^\d{1,15}$/.test(text) ? Number(text) : null)
