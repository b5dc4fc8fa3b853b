import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { leadTime } from '#market/delivery/lead-time.ts'
import { shipFrom } from '#market/delivery/ship-from.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { plainLine } from '#market/plain-line.ts'
import { resaleTermsIn } from '#market/resale/resale-terms.ts'
import { MAX_QUANTITY, quantity, unitPrice } from '#market/wire.ts'
import { byField } from './by-field.ts'
import type { FieldKind } from './field.ts'
import { photoAddress, photoGiven } from './photo-address.ts'
import { genders, packagingTypes, weightUnits } from './product-choices.ts'
import { productConditions } from './product-condition.ts'
import { offMarketDays, priceSteps, scheduleProblems } from './schedule/price-schedule.ts'
import { readUpc } from './upc.ts'

const NOT_POSITIVE = 'Must be a positive number'
const LONGEST_MEASURE = 100_000
// Far above what a rule refuses with words.
const MOST_LETTERS = 200
const MOST_SAID = 100

const line = (maximum: number) =>
  z.string().overwrite(plainLine).max(maximum, `Maximum ${maximum} characters`)
const text = (maximum: number) =>
  z.string().trim().max(maximum, `Maximum ${maximum} characters`).transform(withPlainLineBreaks)

/** As a spreadsheet gives them back, so that a product does not change on its way out and in. */
const withPlainLineBreaks = (given: string) => given.replaceAll(/\r\n?/g, '\n')

const upc = z
  .string('Required')
  .trim()
  .min(1, { message: 'Required', abort: true })
  .transform((given, context) => {
    const reading = readUpc(given)
    if (reading) return reading.upc
    context.addIssue('A UPC has 8, 12, 13 or 14 digits')
    return z.NEVER
  })

// A form sends measures as text (spec 2, section 7), and one decimal is kept of them.
const measure = z
  .union([z.number(), z.string()], NOT_POSITIVE)
  .transform((given) => Math.round(Number(given) * 10) / 10)
  .pipe(
    z
      .number(NOT_POSITIVE)
      .positive(NOT_POSITIVE)
      .max(LONGEST_MEASURE, `Maximum ${LONGEST_MEASURE}`),
  )

const count = z
  .int(NOT_POSITIVE)
  .positive(NOT_POSITIVE)
  .max(MAX_QUANTITY, `Maximum ${MAX_QUANTITY}`)

const month = z
  .string()
  .trim()
  .regex(/^(0[1-9]|1[0-2])\/(19|20|21)\d\d$/, 'Must be MM/YYYY')

const lowercase = (given: unknown) => (typeof given === 'string' ? given.toLowerCase() : given)

// A form sends it as it was chosen.
const answerOf = (given: unknown) =>
  given === '' ? null : given === 'yes' ? true : given === 'no' ? false : given

/** A field that may be left open; a form that leaves it open sends an empty text. */
const optional = <Field extends z.ZodType>(field: Field) =>
  z.preprocess((given) => (given === '' ? null : given), field.nullish())

const rules = {
  upc,
  name: z
    .string('Required')
    .overwrite(plainLine)
    .min(1, 'Required')
    .max(300, 'Maximum 300 characters'),
  line: optional(line(100)),
  text: optional(text(20_000)),
  price: optional(unitPrice),
  units: optional(quantity),
  minimum: optional(
    z.int().min(0, 'Must be 0 or greater').max(MAX_QUANTITY, `Maximum ${MAX_QUANTITY}`),
  ),
  category: optional(z.enum(productCategories)),
  condition: optional(z.enum(productConditions)),
  gender: z.preprocess(lowercase, optional(z.enum(genders))),
  month: optional(month),
  packaging: optional(z.enum(packagingTypes)),
  measure: optional(measure),
  'weight unit': optional(z.enum(weightUnits)),
  count: optional(count),
  'ship from': optional(shipFrom),
  'lead time': optional(leadTime),
  'freight terms': optional(z.enum(freightTerms)),
  'freight class': optional(z.enum(freightClasses)),
  'yes or no': z.preprocess(answerOf, z.boolean().nullish()),
} satisfies Record<FieldKind, z.ZodType>

/** What each field of a product may hold (spec 2, section 5). Only the name and the UPC must be there (decision I3). */
export const eachField = z.object({
  ...byField(rules),
  photo_1: optional(photoAddress),
  photo_2: optional(photoAddress),
  photo_3: optional(photoAddress),
  photo_4: optional(photoAddress),
  photo_5: optional(photoAddress),
})

const formFields = eachField.extend({
  photo_1: optional(photoGiven),
  photo_2: optional(photoGiven),
  photo_3: optional(photoGiven),
  photo_4: optional(photoGiven),
  photo_5: optional(photoGiven),
  /** In place of the shop's; null: those of the shop. */
  resale_terms: resaleTermsIn.nullish(),
  /** All of the seller's own, once it says any; what they may be is asked of what the product carries (`tags.ts`). */
  tags: z.array(z.string().max(MOST_LETTERS)).max(MOST_SAID).optional(),
  /**
   * Whole percent off the price that the seller set, from some number of days before expiration. An empty list
   * is no schedule.
   */
  price_schedule: optional(priceSteps),
  /** The product is unlisted this many days before it expires. */
  off_market_days: optional(offMarketDays),
  /** Tells buyers the next price and its day. */
  show_next_price: z.boolean().nullish(),
})

/** What each field of a form is called. */
export const formFieldNames = formFields.keyof().options

/** What a list fills in where it stands; it says no more than what changes. */
export const fieldsInPlace = formFields
  .pick({
    upc: true,
    name: true,
    photo_1: true,
    msrp_cents: true,
    wholesale_cents: true,
    seller_price_cents: true,
    min_order_units: true,
    category: true,
    condition: true,
    inner_quantity: true,
    expiration_date: true,
  })
  .partial()
  .extend({ units: quantity.optional() })
export type FieldsInPlace = z.infer<typeof fieldsInPlace>

/** A product as a form fills it in. */
export const productFields = formFields.superRefine((product, context) => {
  const { price_schedule, off_market_days } = product
  const schedule = { steps: price_schedule ?? [], offMarketDays: off_market_days ?? null }
  for (const { field, message } of [...limitProblems(product), ...scheduleProblems({ schedule })])
    context.addIssue({ code: 'custom', path: [field], message })
})
export type ProductFields = z.infer<typeof productFields>
export type ProductField = keyof ProductFields

type Limited = Partial<
  Pick<ProductFields, 'msrp_cents' | 'seller_price_cents' | 'units' | 'min_order_units'>
>

/** Where the fields of a product contradict each other. */
export function limitProblems(product: Limited): { field: ProductField; message: string }[] {
  const problems: { field: ProductField; message: string }[] = []
  const { msrp_cents: msrp, seller_price_cents: price, units, min_order_units: minimum } = product
  if (msrp && price && price > msrp)
    problems.push({
      field: 'seller_price_cents',
      message: 'Must be less than or equal to Unit MSRP',
    })
  if (units && minimum && minimum > units)
    problems.push({ field: 'min_order_units', message: 'Must not exceed available units' })
  return problems
}
