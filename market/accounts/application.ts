import { z } from 'zod'
import { emailText } from './email.ts'
import { nameText } from './name.ts'
import { plainLine } from '#market/plain-line.ts'
import { resaleChannelsIn, resaleStatesIn } from '#market/resale/resale-terms.ts'

/** What buyers and sellers deal in (spec 1, Enumerations). */
export const tradeCategories = [
  'Apparel',
  'Beauty',
  'Consumables',
  'Footwear',
  'Home',
  'Pet',
  'Toys',
] as const

/** Annual volume in dollars, optional in both applications (decision B10). */
export const annualVolumes = ['<100K', '100K+', '500K+', '1M+'] as const

const INVALID_CATEGORY = 'Invalid category'
const category = z.enum(tradeCategories, INVALID_CATEGORY)
const annualVolume = optional(z.enum(annualVolumes, 'Invalid volume'))

/** An optional choice; a form may send an empty text for it. */
function optional<Choice extends z.ZodType>(choice: Choice) {
  return z.preprocess((given) => (given === '' ? null : given), choice.nullish())
}

const MOST_RELATIONSHIPS = 50

/** The buyers a seller already sells to, each named once. */
export const buyerRelationships = z
  .array(z.string().overwrite(plainLine).min(1, 'Required').max(80, 'Maximum 80 characters'))
  .max(MOST_RELATIONSHIPS, `Maximum ${MOST_RELATIONSHIPS} names`)
  .transform(eachOnce)

function eachOnce(names: string[]) {
  const known = names.map((each) => each.toLowerCase())
  return names.filter((_, at) => known.indexOf(known[at] ?? '') === at)
}

export const buyerApplication = z.object({
  full_name: nameText,
  email: emailText(),
  buyer_name: nameText,
  buyer_category: z.string('Required').min(1, 'Required').pipe(category),
  annual_volume: annualVolume,
  /** May be left for later: the account asks for them too. */
  resale_channels: resaleChannelsIn.default([]),
  resale_states: resaleStatesIn.default([]),
})
export type BuyerApplication = z.infer<typeof buyerApplication>

export const sellerApplication = z.object({
  seller_name: nameText,
  email: emailText('Invalid email address'),
  seller_category: optional(category),
  current_buyer_relationships: buyerRelationships.default([]),
  annual_volume: annualVolume,
})
export type SellerApplication = z.infer<typeof sellerApplication>

export const EMAIL_TAKEN = 'Email has already been taken'

/** How soon staff promise to answer an application. */
export const ANSWER_HOURS = 24
