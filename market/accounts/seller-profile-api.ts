import { z } from 'zod'
import { leadTime } from '#market/delivery/lead-time.ts'
import { shipFromOrNone } from '#market/delivery/ship-from.ts'
import { endpoint } from '#market/endpoint.ts'
import { resaleTerms, resaleTermsIn } from '#market/resale/resale-terms.ts'
import { currentUser } from './current-user.ts'
import { nameText } from './name.ts'

export const MIN_DESCRIPTION = 100
export const MAX_DESCRIPTION = 550

const description = z
  .string('Required')
  .trim()
  .min(1, 'Required')
  .max(MAX_DESCRIPTION, `Maximum ${MAX_DESCRIPTION} characters`)
const logo = z.string('Required').min(1, 'Required').max(300)
const banner = z.string().max(300).nullish()

/** The wizard's second step (spec 1, section 5). The files are named by their keys. */
export const sellerProfileForm = z.object({
  sellerDescription: description.min(MIN_DESCRIPTION, `Minimum ${MIN_DESCRIPTION} characters`),
  sellerLogo: logo,
  sellerBanner: banner,
})

export const createSellerProfile = endpoint({
  method: 'PUT',
  path: '/seller',
  summary: 'Save the shop’s profile',
  policy: 'shopkeeper',
  body: sellerProfileForm,
  answer: currentUser,
})

/** What Manage Profile edits: by then a description may be short (spec 2, section 9). */
export const sellerEdit = z.object({
  logo,
  banner,
  name: nameText,
  description,
  resale_terms: resaleTermsIn.nullish(),
  /** Of all lots that say nothing else, as in "Reno, NV 89501". */
  ships_from: shipFromOrNone,
  /** Business days from payment. */
  ships_within: leadTime.nullish(),
})
export type SellerEdit = z.infer<typeof sellerEdit>

const currentSeller = z.object({
  logo: z.string().nullable(),
  banner: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  logo_url: z.string().nullable(),
  banner_url: z.string().nullable(),
  resale_terms: resaleTerms.nullable(),
  ships_from: z.string().nullable(),
  ships_within: z.int().nullable(),
})
export type CurrentSeller = z.infer<typeof currentSeller>

export const readCurrentSeller = endpoint({
  method: 'GET',
  path: '/marketplace/sellers/current_seller',
  summary: 'The seller’s own profile, for editing',
  policy: 'seller',
  answer: currentSeller,
})

/** What is omitted stays, a banner, terms and shipping; null removes it. */
export const updateSeller = endpoint({
  method: 'PUT',
  path: '/marketplace/sellers/update',
  summary: 'Change the seller’s own profile',
  policy: 'seller',
  body: z.object({ seller: sellerEdit }),
  answer: currentSeller,
})
