import type { Generated, JSONColumnType } from 'kysely'
import type { Cents } from '#market/money.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    checkoutSessions: CheckoutSessionsTable
    paymentEvents: PaymentEventsTable
    refunds: RefundsTable
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
  paid: Generated<boolean>
  expiresAt: Date
  createdAt: Generated<Date>
}

export type PaymentEventsTable = {
  id: string
  type: string
  providerSessionId: string | null
  paymentIntentId: string | null
  purchaseOrderId: number | null
  payload: JSONColumnType<object>
  receivedAt: Generated<Date>
  handledAt: Date | null
}

export type RefundsTable = {
  id: Generated<number>
  purchaseOrderId: number
  paymentIntentId: string
  amountCents: Cents
  providerRefundId: string | null
  status: Generated<string>
  createdAt: Generated<Date>
}
