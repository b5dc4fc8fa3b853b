import type { Stripe } from 'stripe'
import { z } from 'zod'

/** Something the provider tells us about: whom it is about, never what to believe. */
export type PaymentEvent = {
  id: string
  type: string
  created: Date
  sessionId: string | null
  paymentIntentId: string | null
  refundId: string | null
  orderId: string | null
  checkoutId: string | null
}

// Sessions, intents, charges and refunds alike, whatever else an event may be about.
const subject = z.object({
  object: z.string().optional(),
  id: z.string().nullish(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

type Subject = z.infer<typeof subject>

export function paymentEvent(event: Stripe.Event): PaymentEvent {
  const about = subject.parse(event.data.object)
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    sessionId: (about.object === 'checkout.session' && about.id) || null,
    paymentIntentId: paymentIntentOf(about),
    refundId: (about.object === 'refund' && about.id) || null,
    orderId: about.metadata?.['order_id'] ?? null,
    checkoutId: about.metadata?.['checkout_id'] ?? null,
  }
}

function paymentIntentOf(about: Subject) {
  if (about.object === 'payment_intent') return about.id ?? null
  const intent = about.payment_intent
  return (typeof intent === 'string' ? intent : intent?.id) ?? null
}
