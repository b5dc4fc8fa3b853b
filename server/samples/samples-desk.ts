import type { PaymentDesk } from '#server/payments/payment-desk.ts'
import { portalOf } from '#server/payments/subscriptions/portal-of.ts'
import type { Plan } from '#server/payments/subscriptions/subscribe.ts'
import type { Cents } from '#market/money.ts'

/** What the verbs of samples work with. */
export type SamplesDesk = PaymentDesk & { monthly: Cents }

/** What is subscribed to, and where the provider's page leads back to. */
export const planOf = ({ monthly, terms }: SamplesDesk): Plan => ({
  name: 'Lotline daily leads',
  monthly,
  successUrl: `${terms.publicUrl}/samples?subscribed=true`,
  cancelUrl: `${terms.publicUrl}/samples?subscribed=false`,
})

/** Where somebody changes the card, or cancels. */
export const portalFor = (desk: SamplesDesk, { userId }: { userId: number }, requestId: string) =>
  portalOf(desk, { userId, returnUrl: `${desk.terms.publicUrl}/samples?managed=true`, requestId })
