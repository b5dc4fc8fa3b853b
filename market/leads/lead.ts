import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { nameText } from '#market/accounts/name.ts'
import { plainLine } from '#market/plain-line.ts'
import { anyRegionOf } from '#market/ship-to-places.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { instant } from '#market/wire.ts'

const line = (most: number) =>
  z.string().overwrite(plainLine).max(most, `Maximum ${most} characters`)
const optional = (most: number) => line(most).default('')

const stateText = z
  .string()
  .overwrite((given) => anyRegionOf(given) ?? given)
  .refine((given) => given === '' || anyRegionOf(given) !== undefined, {
    error: ({ input }) => `“${String(input)}” isn’t a US state or a Canadian province`,
  })

/** A contact at a national buyer who has consented to be contacted (decision I9). */
export const leadForm = z.object({
  company: nameText,
  buyer_category: z.enum(sampleBuyerCategories, 'Unknown buyer category'),
  product_categories: z
    .array(z.enum(sampleSellerCategories, 'Unknown product category'))
    .min(1, 'Choose at least one product category')
    .transform((names) => sampleSellerCategories.filter((each) => names.includes(each))),
  contact_name: nameText,
  contact_title: optional(120),
  contact_email: emailText(),
  contact_phone: optional(40),
  city: optional(80),
  state: line(80).pipe(stateText).default(''),
  /** How, where and when the contact consented. */
  consent_source: z.string('Required').pipe(line(300).min(1, 'Required')),
})
export type LeadForm = z.infer<typeof leadForm>

export const leadRecord = z.object({
  id: z.int(),
  ...leadForm.shape,
  product_categories: z.array(z.enum(sampleSellerCategories)),
  created_at: instant,
  /** How many subscribers were mailed it. */
  sent_count: z.int(),
})
export type LeadRecord = z.infer<typeof leadRecord>

export const LEAD_THERE = 'There is already a lead with this company and email'
