import { z } from 'zod'
import { productCategories } from '#market/categories.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms } from '#market/freight/freight-terms.ts'
import { cents } from '#market/money.ts'
import { byField } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import { MOST_STEPS } from '#market/products/schedule/price-schedule.ts'
import { MOST_TAGS } from '#market/products/tags.ts'
import { resaleTerms } from '#market/resale/resale-terms.ts'
import { genders, packagingTypes, weightUnits } from '#market/products/product-choices.ts'
import { productConditions } from '#market/products/product-condition.ts'
import { changedFields, draftFields, type DraftField } from '../form/draft-changes.ts'
import { MAX_PHOTOS, newSlot, yesOrNo, type ProductDraft } from '../form/product-draft.ts'

const text = z.string()
const price = z.int().min(0).transform(cents).nullable()
const figure = z.int().min(0).nullable()
const photo = z
  .object({ given: z.string().min(1), by: z.enum(['file', 'address']) })
  .transform((given) => ({ ...given, slot: newSlot() }))
// A file that was still on its way is not there any more.
const photos = z
  .array(z.unknown())
  .max(MAX_PHOTOS)
  .transform((all) => all.flatMap((each) => photo.safeParse(each).data ?? []))

const fieldChanges = byField({
  upc: text,
  name: text,
  line: text,
  text,
  category: z.enum(productCategories),
  condition: z.enum(productConditions),
  gender: z.enum(genders),
  packaging: z.union([z.enum(packagingTypes), z.literal('')]),
  month: text,
  price,
  units: figure,
  minimum: figure,
  count: figure,
  measure: text,
  'weight unit': z.enum(weightUnits),
  'ship from': text,
  'lead time': figure,
  'freight terms': z.enum(freightTerms),
  'freight class': z.union([z.enum(freightClasses), z.literal('')]),
  'yes or no': z.enum(yesOrNo),
} satisfies Record<FieldKind, z.ZodType>)

const changes = z
  .object({
    ...fieldChanges,
    photos,
    tags: z.array(text).max(MOST_TAGS),
    price_schedule: z.array(z.object({ days: figure, percent: figure })).max(MOST_STEPS),
    off_market_days: figure,
    show_next_price: z.boolean(),
    resale_terms: resaleTerms.nullable(),
  } satisfies Record<DraftField, z.ZodType>)
  .partial()
const kept = z.object({ at: z.iso.datetime(), changes })

const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What was kept, as far as it still says something else than the form begins with. */
export function readKept(stored: string | undefined, begun: ProductDraft, now: Date) {
  const read = kept.safeParse(jsonOf(stored)).data
  if (!read || now.getTime() - Date.parse(read.at) > KEPT_MS) return undefined
  const said = Object.fromEntries(
    Object.entries(read.changes).filter(([, value]) => value !== undefined),
  )
  const draft: ProductDraft = { ...begun, ...said }
  const fields = changedFields(begun, draft)
  return fields.length > 0 ? { at: read.at, changes: onlyOf(draft, fields) } : undefined
}

/** Some fields of a form. */
export const onlyOf = (draft: ProductDraft, fields: readonly DraftField[]): Partial<ProductDraft> =>
  Object.fromEntries(
    draftFields.filter((field) => fields.includes(field)).map((field) => [field, draft[field]]),
  )

function jsonOf(stored: string | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
