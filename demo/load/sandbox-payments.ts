import type { Cents } from '#market/money.ts'
import { poNumber } from '#market/purchase-orders/po-number.ts'
import type {
  Charge,
  Dispute,
  KeptSession,
  PaymentIntent,
  Refund,
} from '#payment-sandbox/sandbox-objects.ts'

export type PaidOrder = {
  id: number
  number: number
  totalCents: Cents
  paidAt: Date
  email: string
}

const DAY_SECONDS = 86_400

export const sessionIdOf = ({ id }: { id: number }) => `cs_demo_${id}`
export const intentOf = ({ id }: { id: number }) => `pi_demo_${id}`
export const chargeOf = ({ id }: { id: number }) => `ch_demo_${id}`
export const seconds = (at: Date) => Math.floor(at.getTime() / 1000)

/** What the sandbox keeps of a payment: the page, the intent and the charge. */
export function paymentAtSandbox(
  order: PaidOrder,
  { publicUrl, refunded }: { publicUrl: string; refunded: number },
) {
  const created = seconds(order.paidAt)
  const common = { created, currency: 'usd', livemode: false, metadata: metadataOf(order) } as const
  return [
    kept(sessionOf(order, publicUrl)),
    kept({
      ...common,
      id: intentOf(order),
      object: 'payment_intent',
      amount: order.totalCents,
      amount_received: order.totalCents,
      description: `Purchase order ${poNumber(order.number)}`,
      last_payment_error: null,
      latest_charge: chargeOf(order),
      next_action: null,
      status: 'succeeded',
    } satisfies PaymentIntent),
    kept({
      ...common,
      id: chargeOf(order),
      object: 'charge',
      amount: order.totalCents,
      amount_refunded: refunded,
      paid: true,
      payment_intent: intentOf(order),
      refunded: refunded === order.totalCents,
      status: 'succeeded',
      transfer_group: null,
    } satisfies Charge),
  ]
}

function sessionOf(order: PaidOrder, publicUrl: string): KeptSession {
  const created = seconds(order.paidAt)
  const name = `Purchase order ${poNumber(order.number)}`
  const back = `${publicUrl}/my_orders?purchase_order_id=${order.id}&stripe_success`
  return {
    id: sessionIdOf(order),
    object: 'checkout.session',
    amount_subtotal: order.totalCents,
    amount_total: order.totalCents,
    cancel_url: `${back}=false`,
    client_reference_id: String(order.id),
    created,
    currency: 'usd',
    customer: null,
    customer_email: order.email,
    expires_at: created + DAY_SECONDS,
    livemode: false,
    metadata: metadataOf(order),
    mode: 'payment',
    payment_intent: intentOf(order),
    payment_method_types: ['card'],
    payment_status: 'paid',
    status: 'complete',
    subscription: null,
    success_url: `${back}=true`,
    ui_mode: 'hosted_page',
    url: null,
    items: [{ name, description: '', amount: order.totalCents, quantity: 1 }],
    intent_metadata: metadataOf(order),
    intent_description: name,
    subscription_metadata: {},
  }
}

const metadataOf = ({ id, number }: PaidOrder) => ({
  order_id: String(id),
  po_number: poNumber(number),
})

export const kept = (body: KeptSession | PaymentIntent | Charge | Refund | Dispute) => ({
  id: body.id,
  kind: body.object,
  body,
  createdAt: new Date(body.created * 1000),
})
