import type { Stripe } from 'stripe'
import type { Cents } from '#market/money.ts'
import { markOf } from './site-mark.ts'

export type CheckoutRequest = {
  orderId: string
  poNumber: string
  /** The place in our own books, by which a checkout whose answer was lost is found again. */
  checkoutId: string
  /** With the freight. */
  amount: Cents
  /** What of it is freight. */
  freight?: Cents | null
  /** One text per product, shown to the buyer with the amount. */
  lines: readonly string[]
  buyerEmail: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
  /** Between 30 minutes and 24 hours from now. */
  expiresAt: Date
}

const LINES_SHOWN = 10

/** One item for all goods, and one for their freight: the total was frozen with it, and 100 items are the most allowed. */
export function sessionFor(
  request: CheckoutRequest,
  site: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    order_id: request.orderId,
    po_number: request.poNumber,
    checkout_id: request.checkoutId,
    ...markOf(site),
  }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: request.amount - (request.freight ?? 0),
          product_data: {
            name: `Purchase order ${request.poNumber}`,
            ...describe(request.lines),
          },
        },
      },
      ...freightItem(request.freight),
    ],
    customer_email: request.buyerEmail,
    client_reference_id: request.orderId,
    metadata,
    payment_intent_data: { metadata, description: `Purchase order ${request.poNumber}` },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  }
}

// The provider takes no item of nothing.
const freightItem = (freight: Cents | null | undefined) =>
  freight
    ? [
        {
          quantity: 1,
          price_data: {
            currency: 'usd',
            unit_amount: freight,
            product_data: { name: 'Freight' },
          },
        },
      ]
    : []

function describe(lines: readonly string[]) {
  if (lines.length === 0) return {}
  const more = lines.length - LINES_SHOWN
  const shown = lines.slice(0, LINES_SHOWN).join('; ')
  return { description: more > 0 ? `${shown}; and ${more} more` : shown }
}
