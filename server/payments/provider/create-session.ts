import { Stripe } from 'stripe'

type Params = Stripe.Checkout.SessionCreateParams
type HostedPage = { params: Params; idempotencyKey: string }

/** Opens a hosted page; when the provider refuses the customer it is for, the page itself asks who they are. */
export async function createSession({ sessions }: Stripe['checkout'], page: HostedPage) {
  const { params, idempotencyKey } = page
  try {
    return await sessions.create(params, { idempotencyKey })
  } catch (error) {
    if (!isAboutCustomer(error)) throw error
    const { customer: _, customer_email: _email, ...others } = params
    return sessions.create(others, { idempotencyKey: `${idempotencyKey}-no-customer` })
  }
}

const isAboutCustomer = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  (error.param === 'customer' || error.param === 'customer_email' || error.code === 'email_invalid')
