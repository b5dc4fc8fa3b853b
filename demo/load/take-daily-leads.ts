import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { pay } from '#payment-sandbox/acts/pay-session.ts'
import { withBooks, type Sandbox } from '#payment-sandbox/sandbox.ts'
import { settlePlace } from '#server/payments/subscriptions/settle-place.ts'
import { subscribe } from '#server/payments/subscriptions/subscribe.ts'
import { subscriptionCheckoutColumns } from '#server/payments/subscriptions/subscription-tables.ts'
import { planOf, type SamplesDeps } from '#server/samples/samples-deps.ts'

/** Subscribes the demo seller to the daily leads, paid for in the sandbox. */
export async function takeDailyLeads(deps: SamplesDeps, sandbox: Sandbox) {
  const email = demoSignIns.find(({ role }) => role === 'seller')?.email ?? ''
  const { id: userId } = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await subscribe(deps, { userId, email }, planOf(deps))
  const place = await deps.db
    .selectFrom('subscriptionCheckouts')
    .select(subscriptionCheckoutColumns)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  await withBooks(sandbox, (books) => pay(books, place.providerSessionId ?? ''))
  await settlePlace(deps, place)
}
