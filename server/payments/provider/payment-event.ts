import { z } from 'zod'
import { markIn, ownId, type Mark } from './site-mark.ts'

/** Something the provider tells us about: whom it is about, never what to believe. */
export type PaymentEvent = {
  id: string
  type: string
  created: Date
  /** Missing in events that were stored before marks existed. */
  mark?: Mark
  sessionId: string | null
  paymentIntentId: string | null
  refundId: string | null
  /** A chargeback or a fraud warning; missing in events that were stored before these were followed. */
  disputeId?: string | null
  /** The account of a seller that it is about; missing, as the next two, in events kept by earlier versions. */
  accountId?: string | null
  transferId?: string | null
  bankPayoutId?: string | null
  orderId: string | null
  checkoutId: string | null
  /** The monthly subscription; its checkout has no subscription before it is paid. */
  subscriptionId: string | null
  isAboutSubscription: boolean
}

const text = z.string().regex(/^[\x21-\x7E]{1,255}$/)
const named = z.union([text, z.object({ id: text })])
const LAST_SECOND = 253_402_300_799

const metadata = z.record(z.string(), z.string()).nullish()

// Sessions, intents, charges and refunds alike, whatever else an event may be about.
const subject = z.object({
  object: z.string().optional(),
  id: text.nullish(),
  payment_intent: named.nullish(),
  destination: named.nullish().catch(null),
  metadata,
  mode: z.string().nullish(),
  subscription: named.nullish(),
  parent: z
    .object({ subscription_details: z.object({ subscription: named, metadata }).nullish() })
    .nullish(),
})

type Subject = z.infer<typeof subject>

const delivered = z.object({
  id: text,
  type: text,
  created: z.int().min(0).max(LAST_SECOND),
  account: text.nullish().catch(null),
  data: z.object({ object: subject }),
})

/** Undefined for anything that has not the shape of an event, even if it is signed. */
export function paymentEvent(given: unknown, site: string | undefined): PaymentEvent | undefined {
  const { data: event } = delivered.safeParse(given)
  if (!event) return undefined
  const about = event.data.object
  // An invoice has no metadata of ours, but that of its subscription.
  const marked = { ...about.parent?.subscription_details?.metadata, ...about.metadata }
  return {
    id: event.id,
    type: event.type,
    created: new Date(event.created * 1000),
    mark: markIn(marked, site),
    sessionId: (about.object === 'checkout.session' && about.id) || null,
    paymentIntentId: paymentIntentOf(about),
    refundId: (about.object === 'refund' && about.id) || null,
    disputeId: (isDisputed(about) && about.id) || null,
    accountId: event.account ?? accountOf(about),
    transferId: (about.object === 'transfer' && about.id) || null,
    bankPayoutId: (about.object === 'payout' && about.id) || null,
    orderId: about.metadata?.['order_id'] ?? null,
    checkoutId: ownId('checkout_id', about.metadata, site),
    subscriptionId: subscriptionOf(about),
    isAboutSubscription: about.mode === 'subscription' || subscriptionOf(about) !== null,
  }
}

function accountOf({ object, id, destination }: Subject) {
  if (object === 'account') return id ?? null
  return object === 'transfer' ? idOf(destination) : null
}

const isDisputed = ({ object }: Subject) =>
  object === 'dispute' || object === 'radar.early_fraud_warning'

function paymentIntentOf(about: Subject) {
  if (about.object === 'payment_intent') return about.id ?? null
  return idOf(about.payment_intent)
}

function subscriptionOf(about: Subject) {
  if (about.object === 'subscription') return about.id ?? null
  return idOf(about.subscription ?? about.parent?.subscription_details?.subscription)
}

const idOf = (it: z.infer<typeof named> | null | undefined) =>
  (typeof it === 'string' ? it : it?.id) ?? null
