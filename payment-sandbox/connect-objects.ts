import { z } from 'zod'

// Shaped as the provider's own API shapes them; only what we use or a reader would miss.

const metadata = z.record(z.string(), z.string())
const list = <Item extends z.ZodType>(item: Item) =>
  z.object({
    object: z.literal('list'),
    data: z.array(item),
    has_more: z.literal(false),
    url: z.string(),
  })

export const bankAccount = z.object({
  id: z.string(),
  object: z.literal('bank_account'),
  account: z.string(),
  bank_name: z.string(),
  country: z.literal('US'),
  currency: z.literal('usd'),
  default_for_currency: z.literal(true),
  last4: z.string(),
  status: z.enum(['new', 'errored']),
})

const shownAccount = z.object({
  id: z.string(),
  object: z.literal('account'),
  business_profile: z.object({ name: z.string().nullable() }),
  business_type: z.literal('company'),
  capabilities: z.object({ transfers: z.enum(['active', 'inactive', 'pending']) }),
  charges_enabled: z.literal(false),
  company: z.object({ name: z.string().nullable() }),
  controller: z.object({
    fees: z.object({ payer: z.literal('application') }),
    is_controller: z.literal(true),
    losses: z.object({ payments: z.literal('application') }),
    requirement_collection: z.literal('stripe'),
    stripe_dashboard: z.object({ type: z.literal('express') }),
    type: z.literal('application'),
  }),
  country: z.literal('US'),
  created: z.number(),
  default_currency: z.literal('usd'),
  details_submitted: z.boolean(),
  email: z.string().nullable(),
  external_accounts: list(bankAccount),
  metadata,
  payouts_enabled: z.boolean(),
  requirements: z.object({
    currently_due: z.array(z.string()),
    disabled_reason: z.string().nullable(),
    errors: z.array(z.never()),
    eventually_due: z.array(z.string()),
    past_due: z.array(z.string()),
    pending_verification: z.array(z.string()),
  }),
  settings: z.object({
    payouts: z.object({ schedule: z.object({ interval: z.literal('manual') }) }),
  }),
  type: z.literal('none'),
})

/** What the provider stores of a seller's account, including the parts that it does not show. */
export const connectedAccount = shownAccount.extend({
  /** What its bank does with the next payouts. */
  bank: z.enum(['takes', 'returns']),
})
export type ConnectedAccount = z.infer<typeof connectedAccount>

export const shownConnected = (kept: ConnectedAccount) => shownAccount.parse(kept)

/** A hosted page where a seller answers what the provider asks; it has no id on the API. */
export const accountLink = z.object({
  id: z.string(),
  object: z.literal('account_link'),
  account: z.string(),
  created: z.number(),
  expires_at: z.number(),
  refresh_url: z.string(),
  return_url: z.string(),
  /** Each link opens once. */
  used: z.boolean(),
})
export type AccountLink = z.infer<typeof accountLink>

export const reversal = z.object({
  id: z.string(),
  object: z.literal('transfer_reversal'),
  amount: z.number(),
  created: z.number(),
  currency: z.literal('usd'),
  metadata,
  transfer: z.string(),
})

export const transfer = z.object({
  id: z.string(),
  object: z.literal('transfer'),
  amount: z.number(),
  amount_reversed: z.number(),
  created: z.number(),
  currency: z.literal('usd'),
  description: z.string().nullable(),
  destination: z.string(),
  livemode: z.literal(false),
  metadata,
  reversals: list(reversal),
  reversed: z.boolean(),
  source_transaction: z.string().nullable(),
  source_type: z.literal('card'),
  transfer_group: z.string().nullable(),
})
export type Transfer = z.infer<typeof transfer>

const shownBankPayout = z.object({
  id: z.string(),
  object: z.literal('payout'),
  amount: z.number(),
  arrival_date: z.number(),
  automatic: z.literal(false),
  created: z.number(),
  currency: z.literal('usd'),
  destination: z.string(),
  failure_code: z.string().nullable(),
  failure_message: z.string().nullable(),
  livemode: z.literal(false),
  metadata,
  method: z.literal('standard'),
  source_type: z.literal('card'),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed']),
  type: z.literal('bank_account'),
})

/** What is kept of a payout, with the account it leaves, which the API tells in a header. */
export const bankPayout = shownBankPayout.extend({ account: z.string() })
export type BankPayout = z.infer<typeof bankPayout>

export const shownPayout = (kept: BankPayout) => shownBankPayout.parse(kept)
