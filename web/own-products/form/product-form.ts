import { z } from 'zod'
import {
  limitProblems,
  productFields,
  type ProductFields,
} from '#market/products/product-fields.ts'
import { NO_RESALE_TERMS, type ResaleTerms } from '#market/resale/resale-terms.ts'
import { scheduleProblems } from '#market/products/schedule/price-schedule.ts'
import { blankProduct, fieldsOf, placeOfPhoto, type ProductDraft } from './product-draft.ts'
import { wholeSteps } from './schedule/draft-schedule.ts'
import { type ProductStep } from '#market/products/product-steps.ts'
import { stepFields } from './step-fields.ts'

type Problem = { field: string; message: string }

const REQUIRED = 'Required'
const NO_PHOTOS = 'At least one image required'

type FormOptions = {
  /** A product that sold out may stay so. */
  isSoldOut: boolean
  /** Only this step of a product is asked for; without one, everything that buyers need (decision I3). */
  step?: ProductStep | undefined
  /** The product that is there, whose name and UPC stay while another step is asked for. */
  kept?: Named | undefined
}
type Named = Pick<ProductDraft, 'name' | 'upc'>

/** What the single form, or a step of the wizard, asks for; every other field is left as it is. */
export const productForm = ({ isSoldOut, step, kept }: FormOptions) =>
  z.custom<ProductDraft>().transform((draft, context): ProductFields => {
    const given = fieldsOf(step ? onlyOf(draft, step, kept) : draft)
    const read = productFields.safeParse(given)
    const problems = [
      ...requiredProblems(given, isSoldOut),
      ...(read.error?.issues ?? []).map(({ path, message }) => ({
        field: fieldAt(path),
        message,
      })),
      // Said also while other fields are still wrong.
      ...limitProblems(given),
      ...scheduleProblemsOf(given),
    ]
    for (const { field, message } of problems.filter((problem) => isAsked(problem, step)))
      context.addIssue({ code: 'custom', path: placeOf(field, draft)?.split('.') ?? [], message })
    return read.data ?? z.NEVER
  })

/** The field that an issue is about; terms have fields of their own. */
const fieldAt = ([field, part]: readonly PropertyKey[]) =>
  field === 'resale_terms' && part !== undefined ? `${field}.${String(part)}` : String(field)

/** A product of which only one step, and what no product can be without, is looked at. */
const onlyOf = (draft: ProductDraft, step: ProductStep, kept?: Named): ProductDraft => ({
  ...blankProduct,
  name: kept?.name ?? '',
  upc: kept?.upc ?? '',
  ...Object.fromEntries(stepFields[step].map((field) => [field, draft[field]])),
})

function isAsked({ field }: Problem, step: ProductStep | undefined) {
  const part = field.startsWith('photo_') ? 'photos' : field.replace(/\..*/, '')
  const asked: readonly string[] = step ? [...stepFields[step], 'name', 'upc'] : [part]
  return asked.includes(part)
}

type FormFields = ReturnType<typeof fieldsOf>

/** What is wrong between a schedule and the date it follows. */
const scheduleProblemsOf = (given: FormFields) =>
  scheduleProblems({
    schedule: { steps: wholeSteps(given.price_schedule), offMarketDays: given.off_market_days },
    expirationDate: given.expiration_date,
  })

function requiredProblems(given: FormFields, isSoldOut: boolean): Problem[] {
  const wanted = [
    'msrp_cents',
    'wholesale_cents',
    'seller_price_cents',
    ...(isSoldOut ? [] : ['units' as const]),
  ] as const
  const missing = wanted
    .filter((field) => given[field] === null)
    .map((field) => ({ field, message: REQUIRED }))
  return given.photo_1 === null ? [...missing, { field: 'photo_1', message: NO_PHOTOS }] : missing
}

/** Where the form shows what is said of a field. */
export function placeOf(field: string, { photos }: Pick<ProductDraft, 'photos'>) {
  const number = /^photo_(\d)$/.exec(field)?.[1]
  if (number !== undefined) return `photos.${placeOfPhoto(photos, Number(number))}.given` as const
  const [whole = field, part = ''] = field.split('.')
  if (whole === 'resale_terms' && isClause(part)) return `resale_terms.${part}` as const
  return isField(whole) ? whole : undefined
}

const isClause = (part: string): part is keyof ResaleTerms => part in NO_RESALE_TERMS

const isField = (name: string): name is keyof ProductDraft => name in blankProduct
