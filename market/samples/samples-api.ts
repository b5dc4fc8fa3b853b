import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { pageMeta, pageQuery } from '#market/paging.ts'
import { amount, instant } from '#market/wire.ts'
import { sampleBuyerCategories } from '#market/sample-profiles/sample-categories.ts'
import { subscriptionOnWire } from './subscription.ts'

/**
 * A visitor sends name, email, password and confirmation, which opens an account and a session; a
 * signed-in user subscribes with their account. The link leads to the provider's checkout (decision G5).
 */
export const signUpForSamples = endpoint({
  method: 'POST',
  path: '/samples/sign_up',
  summary: 'Choose leads and get the link to the subscription’s checkout',
  policy: 'anyone',
  body: z.record(z.string(), z.unknown()),
  answer: z.object({
    success: z.boolean(),
    link: z.string().nullable(),
    errors: z.array(z.string()),
  }),
})

/** Companies only; the contacts are what a subscription pays for. */
export const readUsBuyers = endpoint({
  method: 'GET',
  path: '/profiles/us_buyers',
  summary: 'The companies in the lead directory',
  policy: 'anyone',
  answer: z.object({ all_buyers: z.array(z.string()) }),
})

export const readSamplesPlan = endpoint({
  method: 'GET',
  path: '/samples/plan',
  summary: 'The monthly price of a subscription',
  policy: 'anyone',
  answer: z.object({ price_cents: amount }),
})

const standing = z.object({
  subscription: subscriptionOnWire.nullable(),
  /** The next morning on which a lead is due; null when none is. */
  next_lead_at: instant.nullable(),
  /** Whether no matching lead is left. */
  ran_out: z.boolean(),
  /** Whether the mails are turned off; the leads wait. */
  muted: z.boolean(),
  time_zone: z.string(),
})
export type SubscriptionOverview = z.infer<typeof standing>

export const readSamples = endpoint({
  method: 'GET',
  path: '/samples/subscription',
  summary: 'The viewer’s subscription, and when the next lead comes',
  policy: 'sampler',
  answer: standing,
})

/** After the return from the provider's pages: the server asks the provider, because the address proves nothing. */
export const refreshSamples = endpoint({
  method: 'PUT',
  path: '/samples/subscription',
  summary: 'Refresh the viewer’s subscription from the card provider',
  policy: 'sampler',
  answer: standing,
})

export const manageSubscription = endpoint({
  method: 'POST',
  path: '/samples/portal',
  summary: 'Get the link to change the card or cancel',
  policy: 'sampler',
  answer: z.object({ url: z.string() }),
})

/** A lead as its subscriber sees it; the contact is null once consent was withdrawn. */
const receivedLead = z.object({
  id: z.int(),
  day: z.iso.date(),
  company: z.string(),
  buyer_category: z.enum(sampleBuyerCategories),
  product_categories: z.array(z.string()),
  contact: z
    .object({
      name: z.string(),
      title: z.string(),
      email: z.string(),
      phone: z.string(),
      city: z.string(),
      state: z.string(),
    })
    .nullable(),
})
export type ReceivedLead = z.infer<typeof receivedLead>

export const readReceivedLeads = endpoint({
  method: 'GET',
  path: '/samples/leads',
  summary: 'The leads emailed to the viewer, newest first',
  policy: 'sampler',
  query: pageQuery.extend({ per_page: pageQuery.shape.per_page.default(20) }),
  answer: z.object({ data: z.array(receivedLead), meta: pageMeta }),
})
