import type { PaymentDeps } from '#server/payments/payment-deps.ts'
import { portalOf } from '#server/payments/subscriptions/portal-of.ts'
import type { Plan } from '#server/payments/subscriptions/subscribe.ts'
import type { Cents } from '#market/money.ts'

/** What the verbs of samples work with. */
export type SamplesDeps = PaymentDeps & { monthly: Cents }

/** What is subscribed to, and where the provider's page leads back to. */
export const planOf = ({ monthly, terms }: SamplesDeps): Plan => ({
  name: 'Lotline daily leads',
  monthly,
  successUrl: `${terms.publicUrl}/samples?subscribed=true`,
  cancelUrl: `${terms.publicUrl}/samples?subscribed=false`,
})

/** Where somebody changes the card, or cancels. */
export const portalFor = (deps: SamplesDeps, { userId }: { userId: number }, requestId: string) =>
  portalOf(deps, { userId, returnUrl: `${deps.terms.publicUrl}/samples?managed=true`, requestId })
