import type { Stripe } from 'stripe'
import type { Cents } from '#market/money.ts'
import { markOf } from './site-mark.ts'

export type DebtCheckoutRequest = {
  debtPaymentId: number
  amount: Cents
  email: string
  successUrl: string
  cancelUrl: string
  idempotencyKey: string
  expiresAt: Date
}

const NAME = 'Balance owed to Lotline'

/** The page on which a seller pays what it owes. */
export function debtSessionFor(
  request: DebtCheckoutRequest,
  site: string | undefined,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { debt_payment_id: String(request.debtPaymentId), ...markOf(site) }
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'usd',
          unit_amount: request.amount,
          product_data: { name: NAME },
        },
      },
    ],
    customer_email: request.email,
    metadata,
    payment_intent_data: { metadata, description: NAME },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: Math.floor(request.expiresAt.getTime() / 1000),
  }
}
