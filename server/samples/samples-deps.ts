import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { portalOf } from '#server/payments/subscriptions/portal-of.ts'
import type { Plan } from '#server/payments/subscriptions/subscribe.ts'
import type { Cents } from '#market/money.ts'

/** What the verbs of samples work with. */
export type SamplesDeps = PaymentDeps & { monthly: Cents }

/** The plan, and the address the provider's page returns to. */
export const planOf = ({ monthly, terms }: SamplesDeps): Plan => ({
  name: 'Lotline daily leads',
  monthly,
  successUrl: `${terms.publicUrl}/samples?subscribed=true`,
  cancelUrl: `${terms.publicUrl}/samples?subscribed=false`,
})

/** The provider's page to change the card or cancel. */
export const portalFor = (deps: SamplesDeps, { userId }: { userId: number }, requestId: string) =>
  portalOf(deps, { userId, returnUrl: `${deps.terms.publicUrl}/samples?managed=true`, requestId })
