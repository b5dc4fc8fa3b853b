import type { Stripe } from 'stripe'
import { markOf } from './site-mark.ts'

/** A seller's account at the card provider, as far as paying it needs. */
export type ConnectedAccount = {
  id: string
  /** The `transfers` capability. */
  takesTransfers: boolean
  /** Whether the provider pays its bank. */
  isPaidOut: boolean
  /** What the provider still asks of the seller, in its words. */
  due: string[]
  disabledReason: string | null
  bank: { name: string | null; last4: string } | null
}

export type AccountRequest = {
  sellerId: number
  email: string
  companyName: string
  idempotencyKey: string
}

/** The provider asks the seller everything; we answer for its losses, and say when it is paid. */
export const accountParams = (
  { sellerId, email, companyName: name }: AccountRequest,
  site: string | undefined,
): Stripe.AccountCreateParams => ({
  country: 'US',
  email,
  business_type: 'company',
  business_profile: { name },
  company: { name: name.slice(0, LONGEST_NAME) },
  controller: {
    fees: { payer: 'application' },
    losses: { payments: 'application' },
    stripe_dashboard: { type: 'express' },
  },
  capabilities: { transfers: { requested: true } },
  settings: { payouts: { schedule: { interval: 'manual' } } },
  metadata: { seller_id: String(sellerId), ...markOf(site) },
})

const LONGEST_NAME = 100

export function connectedAccount(made: Stripe.Account): ConnectedAccount {
  const { requirements } = made
  const due = [...(requirements?.past_due ?? []), ...(requirements?.currently_due ?? [])]
  return {
    id: made.id,
    takesTransfers: made.capabilities?.transfers === 'active',
    isPaidOut: made.payouts_enabled,
    due: [...new Set(due)],
    disabledReason: requirements?.disabled_reason ?? null,
    bank: bankOf(made),
  }
}

/** Its account at a bank, or its debit card. */
function bankOf({ external_accounts: accounts }: Stripe.Account): ConnectedAccount['bank'] {
  const all = accounts?.data ?? []
  const paid = all.find((each) => each.default_for_currency) ?? all[0]
  if (!paid) return null
  const name = paid.object === 'bank_account' ? paid.bank_name : paid.brand
  return { name, last4: paid.last4 }
}
