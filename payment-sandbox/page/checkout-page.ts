import { cents, formatUsd } from '#market/money.ts'
import type { KeptSession, PaymentIntent } from '../sandbox-objects.ts'
import { choiceForm, PAYING, SUBSCRIBING, VERIFYING } from './choices.ts'
import { frame } from './frame.ts'
import { html, type Html } from '#server/platform/http/html.ts'

export type Visit = { session: KeptSession; intent: PaymentIntent | undefined; token: string }

export function checkoutPage(visit: Visit) {
  const { session, intent, token } = visit
  if (session.status !== 'open') return overPage(visit)
  const path = `/sandbox_checkout/${session.id}`
  const isMonthly = session.mode === 'subscription'
  const choices = isMonthly ? SUBSCRIBING : PAYING
  return frame(
    'Checkout',
    html`<h1>${isMonthly ? 'Subscribe' : 'Check out'}</h1>
      ${refusal(intent)} ${summary(session)} ${choiceForm({ path, token, choices })}`,
  )
}

export function verifyPage(visit: Visit) {
  const { session, intent, token } = visit
  if (intent?.status !== 'requires_action') return overPage(visit)
  const path = `/sandbox_checkout/${session.id}/verify`
  return frame(
    'Verify payment',
    html`<h1>Verify this payment</h1>
      <p class="lead">Your bank wants to know that it is really you.</p>
      ${summary(session)} ${choiceForm({ path, token, choices: VERIFYING })}`,
  )
}

export const absentPage = () =>
  frame(
    'No such checkout',
    html`<h1>No such checkout</h1>
      <p class="lead">Please open it again from your order.</p>
      ${back('/my_orders')}`,
  )

export const staleFormPage = () =>
  frame(
    'Please try again',
    html`<h1>Please try again</h1>
      <p class="lead">This form was not sent from the checkout page. Nothing has changed.</p>
      ${back('/my_orders')}`,
  )

function overPage({ session, intent }: Visit) {
  const title = overTitle(session, intent)
  return frame(
    title,
    html`<h1>${title}</h1>
      ${refusal(intent)} ${summary(session)}
      ${back(returnUrl({ session, intent }), session.mode === 'subscription' ? 'Lotline' : 'My Orders')}`,
  )
}

function overTitle({ status, mode, payment_status: paid }: KeptSession, intent?: PaymentIntent) {
  if (status === 'expired') return 'This checkout has expired'
  if (mode === 'subscription') return 'You are subscribed'
  if (paid === 'paid') return 'This order is paid'
  return intent?.status === 'requires_action'
    ? 'This payment waits for verification'
    : 'This checkout is over'
}

/** My Orders shows what it would have shown right after the payment. */
function returnUrl({ session, intent }: Pick<Visit, 'session' | 'intent'>) {
  const isOnItsWay = session.payment_status === 'paid' || intent?.status === 'requires_action'
  return isOnItsWay ? session.success_url : (session.cancel_url ?? session.success_url)
}

const refusal = (intent?: PaymentIntent) =>
  intent?.last_payment_error
    ? html`<p class="refusal" role="alert">${intent.last_payment_error.message}</p>`
    : null

const summary = (session: KeptSession) =>
  html`<section class="card" aria-label="Order">
    <p class="amount">
      ${formatUsd(cents(session.amount_total))}${session.mode === 'subscription' && ' a month'}
    </p>
    ${session.items.map(
      ({ name, description }) =>
        html`<h2>${name}</h2>
          ${description ? lines(description) : null}`,
    )}
    ${session.customer_email ? html`<p class="email">${session.customer_email}</p>` : null}
  </section>`

const lines = (description: string): Html =>
  html`<ul class="lines">
    ${description.split('; ').map((line) => html`<li>${line}</li>`)}
  </ul>`

const back = (url: string, where = 'My Orders') =>
  html`<p><a class="button" href="${url}">Back to ${where}</a></p>`
