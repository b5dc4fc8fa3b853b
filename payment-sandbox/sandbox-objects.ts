import { z } from 'zod'

// Shaped as the provider's own API shapes them; only what we use or a reader would miss.

const metadata = z.record(z.string(), z.string())

export const checkoutSession = z.object({
  id: z.string(),
  object: z.literal('checkout.session'),
  amount_subtotal: z.number(),
  amount_total: z.number(),
  cancel_url: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  created: z.number(),
  currency: z.string(),
  /** Null, as the subscription, until somebody subscribed. */
  customer: z.string().nullable().default(null),
  customer_email: z.string().nullable(),
  expires_at: z.number(),
  livemode: z.literal(false),
  metadata,
  mode: z.enum(['payment', 'subscription']),
  payment_intent: z.string().nullable(),
  payment_method_types: z.array(z.string()),
  payment_status: z.enum(['unpaid', 'paid']),
  status: z.enum(['open', 'complete', 'expired']),
  subscription: z.string().nullable().default(null),
  success_url: z.string(),
  ui_mode: z.literal('hosted_page'),
  url: z.string().nullable(),
})
export type CheckoutSession = z.infer<typeof checkoutSession>

/** What the provider stores of a session, including the parts that it does not show. */
export const keptSession = checkoutSession.extend({
  items: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      amount: z.number(),
      quantity: z.number(),
    }),
  ),
  intent_metadata: metadata,
  intent_description: z.string().nullable(),
  subscription_metadata: metadata.default({}),
})
export type KeptSession = z.infer<typeof keptSession>

export const shownSession = (kept: KeptSession): CheckoutSession => checkoutSession.parse(kept)

export const paymentIntent = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.number(),
  amount_received: z.number(),
  created: z.number(),
  currency: z.string(),
  description: z.string().nullable(),
  last_payment_error: z
    .object({
      type: z.string(),
      code: z.string(),
      decline_code: z.string().optional(),
      message: z.string(),
      payment_method: z.object({ type: z.string() }).optional(),
    })
    .nullable(),
  latest_charge: z.string().nullable(),
  livemode: z.literal(false),
  metadata,
  next_action: z
    .object({
      type: z.literal('redirect_to_url'),
      redirect_to_url: z.object({ url: z.string(), return_url: z.string() }),
    })
    .nullable(),
  status: z.enum(['requires_payment_method', 'requires_action', 'processing', 'succeeded']),
})
export type PaymentIntent = z.infer<typeof paymentIntent>

export const charge = z.object({
  id: z.string(),
  object: z.literal('charge'),
  amount: z.number(),
  amount_refunded: z.number(),
  created: z.number(),
  currency: z.string(),
  livemode: z.literal(false),
  metadata,
  paid: z.literal(true),
  payment_intent: z.string(),
  refunded: z.boolean(),
  status: z.literal('succeeded'),
  /** Set by the first transfer that it is the source of. */
  transfer_group: z.string().nullable().default(null),
})
export type Charge = z.infer<typeof charge>

export const refund = z.object({
  id: z.string(),
  object: z.literal('refund'),
  amount: z.number(),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  metadata,
  payment_intent: z.string(),
  status: z.enum(['succeeded', 'failed']),
})
export type Refund = z.infer<typeof refund>

/** What a dispute moved on the platform's balance, and what it cost. */
const disputeMove = z.object({
  id: z.string(),
  object: z.literal('balance_transaction'),
  amount: z.number(),
  created: z.number(),
  currency: z.string(),
  fee: z.number(),
  net: z.number(),
  reporting_category: z.enum(['dispute', 'dispute_reversal']),
  type: z.literal('adjustment'),
})
export type DisputeMove = z.infer<typeof disputeMove>

export const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.number(),
  /** Empty for disputes kept by earlier versions. */
  balance_transactions: z.array(disputeMove).default([]),
  charge: z.string(),
  created: z.number(),
  currency: z.string(),
  evidence_details: z.object({ due_by: z.number().nullable() }),
  metadata,
  payment_intent: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
})
export type Dispute = z.infer<typeof dispute>

export const fraudWarning = z.object({
  id: z.string(),
  object: z.literal('radar.early_fraud_warning'),
  actionable: z.boolean(),
  charge: z.string(),
  created: z.number(),
  fraud_type: z.string(),
  payment_intent: z.string(),
})
export type FraudWarning = z.infer<typeof fraudWarning>

export const sandboxEvent = z.object({
  id: z.string(),
  object: z.literal('event'),
  /** Whose account it happened at; missing for the platform's own. */
  account: z.string().optional(),
  created: z.number(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
  livemode: z.literal(false),
  pending_webhooks: z.number(),
  type: z.string(),
})
export type SandboxEvent = z.infer<typeof sandboxEvent>
