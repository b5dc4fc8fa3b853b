import type { Stripe } from 'stripe'
import { cents, type Cents } from '#market/money.ts'
import { ownId } from './site-mark.ts'

/** What is on its way from the account of a seller to its bank, or was. */
export type BankPayout = {
  id: string
  accountId: string
  /** Ours; null for what somebody paid out by hand. */
  payoutId: string | null
  amount: Cents
  /** One that was paid may still come back and fail. */
  status: 'pending' | 'paid' | 'failed'
  /** Why the bank returned it, in the provider's word. */
  failure: string | null
  arrivesAt: Date | null
  createdAt: Date
}

type At = { accountId: string; site: string | undefined }

export function bankPayout(made: Stripe.Payout, { accountId, site }: At): BankPayout {
  const status = STATUSES[made.status] ?? 'pending'
  return {
    id: made.id,
    accountId,
    payoutId: ownId('payout_id', made.metadata, site),
    amount: cents(made.amount),
    status,
    failure: status === 'failed' ? (made.failure_code ?? made.status) : null,
    arrivesAt: made.arrival_date ? new Date(made.arrival_date * 1000) : null,
    createdAt: new Date(made.created * 1000),
  }
}

const STATUSES: Readonly<Record<string, BankPayout['status']>> = {
  pending: 'pending',
  in_transit: 'pending',
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
}
