import { z } from 'zod'
import { applicationStates } from '#market/accounts/application-api.ts'
import { endpoint } from '#market/endpoint.ts'
import { offerStates } from '#market/offers/offer.ts'
import { peopleParties } from '#market/people/people-api.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'

/** The most results of each kind; the lists have the others. */
export const MOST_OF_A_KIND = 5

const company = z.string().nullable()

const foundPerson = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  party: z.enum(peopleParties),
  company,
})
const foundApplication = z.object({
  id: z.int(),
  full_name: z.string(),
  email: z.string(),
  company,
  state: z.enum(applicationStates),
})
const foundSeller = z.object({ id: z.int(), name: z.string(), email: z.string().nullable() })
const deal = { id: z.int(), buyer: z.string(), seller: z.string(), total_cents: z.int() }
const foundOrder = z.object({
  ...deal,
  po_number: z.string(),
  refunded_cents: z.int(),
  status: z.enum(purchaseOrderStatuses),
})
const foundOffer = z.object({ ...deal, offer_number: z.string(), state: z.enum(offerStates) })
const foundProduct = z.object({
  id: z.int(),
  seller_id: z.int(),
  seller: z.string(),
  name: z.string(),
  upc: z.string(),
  photo_1_url: z.string().nullable(),
  is_published: z.boolean(),
})

export const staffSearch = endpoint({
  method: 'GET',
  path: '/admin/search',
  summary:
    'People, applications, sellers, orders, offers and products by name, address, number or amount',
  policy: 'staff_verified',
  query: z.object({
    query: z.string().trim().min(1, 'Required').max(200, 'Maximum 200 characters'),
  }),
  /** Of each kind the best few, an exact hit first. */
  answer: z.object({
    people: z.array(foundPerson),
    applications: z.array(foundApplication),
    sellers: z.array(foundSeller),
    orders: z.array(foundOrder),
    offers: z.array(foundOffer),
    products: z.array(foundProduct),
  }),
})
export type StaffSearchAnswer = z.infer<typeof staffSearch.answer>
