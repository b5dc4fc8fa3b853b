import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'
import type { Payment } from '#market/payments/checkout-state.ts'
import type { PaymentEvent, RefundStatus } from './provider.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    checkoutSessions: CheckoutSessionsTable
    paymentEvents: PaymentEventsTable
    refunds: RefundsTable
    providerRefunds: ProviderRefundsTable
  }
}

export type CheckoutSessionsTable = {
  id: Generated<number>
  purchaseOrderId: number
  providerSessionId: string | null
  url: string | null
  /** `opening` until the provider has answered; at most one opening or open per order. */
  status: Generated<'opening' | 'open' | 'complete' | 'expired'>
  amountCents: Cents
  paymentIntentId: string | null
  /** Where its money was when the provider was last asked. */
  stage: Generated<Payment['stage']>
  paid: Generated<boolean>
  /** How often what the provider says of it has changed. */
  revision: Generated<number>
  expiresAt: Date
  createdAt: Generated<Date>
}

export const checkoutSessionColumns = [
  'id',
  'purchaseOrderId',
  'providerSessionId',
  'url',
  'status',
  'amountCents',
  'paymentIntentId',
  'stage',
  'paid',
  'revision',
  'expiresAt',
  'createdAt',
] as const

export type PaymentEventsTable = {
  id: string
  type: string
  providerSessionId: string | null
  paymentIntentId: string | null
  purchaseOrderId: number | null
  payload: JSONColumnType<Omit<PaymentEvent, 'created'>>
  receivedAt: Generated<Date>
  handledAt: Date | null
  tries: Generated<number>
  /** When it is tried again; never for one that is left to staff. */
  tryAt: ColumnType<Date | null, Date | undefined, Date | null>
}

/** What goes back of a payment whose money is not ours to keep. */
export type RefundsTable = {
  id: Generated<number>
  purchaseOrderId: number
  paymentIntentId: string
  /** What this attempt gives back; less than was captured when staff gave back a part by hand. */
  amountCents: Cents
  providerRefundId: string | null
  /** `returned` by hand, after the provider could not; `not_needed` when all went back by hand at the provider. */
  status: Generated<RefundStatus | 'requested' | 'returned' | 'not_needed'>
  /** Part of the idempotency key sent to the provider; a higher one makes a new request. */
  attempt: Generated<number>
  /** Those that failed before this attempt. */
  failedRefundIds: Generated<string[]>
  returnedAt: Date | null
  returnNote: string | null
  /** The provider's code for refusing it, until it is made or requested again. */
  refusedCode: string | null
  refusedAt: Date | null
  createdAt: Generated<Date>
}

export const refundColumns = [
  'id',
  'purchaseOrderId',
  'paymentIntentId',
  'amountCents',
  'providerRefundId',
  'status',
  'attempt',
  'failedRefundIds',
  'returnedAt',
  'returnNote',
  'refusedCode',
  'refusedAt',
  'createdAt',
] as const

/** Every refund of our payments as the provider says it is. */
export type ProviderRefundsTable = {
  id: string
  purchaseOrderId: number
  paymentIntentId: string
  amountCents: Cents
  status: RefundStatus
  /** None for one that staff made by hand on the provider's own pages. */
  refundId: number | null
  /** Set when it is a refund in part. */
  partialRefundId: number | null
  createdAt: Date
}
