import { newId } from '../new-id.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { noSuch, ProviderError } from '../provider-error.ts'
import type { Books } from '../sandbox.ts'
import { shownSession, type KeptSession } from '../sandbox-objects.ts'
import { findObject, saveObject } from '../sandbox-store.ts'
import { customer } from '../subscription-objects.ts'
import type { SessionParams } from './session-params.ts'

const HALF_AN_HOUR = 30 * 60
const A_DAY = 24 * 60 * 60
// The sender's clock and the way here.
const TOLERANCE = 60
const SMALLEST = 50
const LARGEST = 999_999_99

export async function openSession({ tx, sandbox, now }: Books, params: SessionParams) {
  const amount = totalOf(params)
  const expiresAt = expiryOf(params, now)
  refuseMixedPrices(params)
  const id = newId('cs_test')
  const session: KeptSession = {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    created: now,
    currency: 'usd',
    customer: params.customer ?? null,
    customer_email: params.customer_email ?? (await emailOf(tx, params.customer)),
    expires_at: expiresAt,
    livemode: false,
    metadata: params.metadata,
    mode: params.mode,
    // Made at the first attempt to pay, as on the real one.
    payment_intent: null,
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: params.success_url,
    ui_mode: 'hosted_page',
    url: new URL(`/sandbox_checkout/${id}`, sandbox.publicUrl).href,
    items: params.line_items.map(itemOf),
    intent_metadata: params.payment_intent_data.metadata,
    intent_description: params.payment_intent_data.description ?? null,
    subscription_metadata: params.subscription_data.metadata,
  }
  await saveObject(tx, session)
  return shownSession(session)
}

async function emailOf(tx: Tx, customerId: string | undefined) {
  if (customerId === undefined) return null
  const known = await findObject(tx, customer, customerId)
  if (!known) throw noSuch('customer', customerId, 'customer')
  return known.email
}

function refuseMixedPrices({ mode, line_items: items }: SessionParams) {
  const isRecurring = items.some(({ price_data: price }) => price.recurring !== undefined)
  if (isRecurring === (mode === 'subscription')) return
  throw new ProviderError(
    isRecurring
      ? 'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.'
      : 'You must provide at least one recurring price in `subscription` mode when using prices.',
    400,
    { param: 'line_items' },
  )
}

function itemOf({ quantity, price_data: price }: SessionParams['line_items'][number]) {
  const { name, description = '' } = price.product_data
  return { name, description, quantity, amount: quantity * price.unit_amount }
}

function totalOf(params: SessionParams) {
  const total = params.line_items.reduce((sum, item) => sum + itemOf(item).amount, 0)
  if (total < SMALLEST) {
    throw new ProviderError(
      "The Checkout Session's total amount must be at least $0.50 usd.",
      400,
      {
        code: 'amount_too_small',
      },
    )
  }
  if (total > LARGEST) {
    throw new ProviderError(
      "The Checkout Session's total amount due must be no more than $999,999.99.",
      400,
      { code: 'amount_too_large' },
    )
  }
  return total
}

function expiryOf(params: SessionParams, now: number) {
  const expiresAt = params.expires_at ?? now + A_DAY
  if (expiresAt < now + HALF_AN_HOUR - TOLERANCE || expiresAt > now + A_DAY + TOLERANCE) {
    throw new ProviderError(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      400,
      { param: 'expires_at' },
    )
  }
  return expiresAt
}
