import type { ProductCategory } from '#market/categories.ts'
import type { Cents } from '#market/money.ts'
import type { FreightClass } from '#market/freight/freight-class.ts'
import type { FreightTerms } from '#market/freight/freight-terms.ts'
import { recordOf } from '#market/record-of.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import {
  blankFields,
  eachKind,
  type FieldValues,
  type ValueOf,
} from '#market/products/field-answers.ts'
import { fieldNames, type ByField } from '#market/products/by-field.ts'
import type { FieldKind } from '#market/products/field.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { ownTagsOf } from '#market/products/tags.ts'
import type { Gender, PackagingType, WeightUnit } from '#market/products/product-choices.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'
import type { ProductField } from '#market/products/product-fields.ts'
import type { StepDraft } from './schedule/draft-schedule.ts'

/**
 * One of the photos: sent as a file (its key), stored already, or named by its address on the web.
 * Its slot stays with it wherever it is moved.
 */
export type PhotoDraft = { slot: string; given: string; by: 'file' | 'address' }

/** Nothing is said while none is chosen. */
export const yesOrNo = ['', 'yes', 'no'] as const
type YesOrNo = (typeof yesOrNo)[number]

/** What is typed into a field of each kind: an emptied figure is null, a measure is text. */
type TypedOf = {
  upc: string
  name: string
  line: string
  text: string
  category: ProductCategory
  condition: ProductCondition
  gender: Gender
  packaging: PackagingType | ''
  month: string
  price: Cents | null
  units: number | null
  minimum: number | null
  count: number | null
  measure: string
  'weight unit': WeightUnit
  'ship from': string
  'lead time': number | null
  'freight terms': FreightTerms
  'freight class': FreightClass | ''
  'yes or no': YesOrNo
}

/** A product as it stands in the form. */
export type ProductDraft = ByField<TypedOf> & {
  photos: PhotoDraft[]
  /** The seller's own; what staff tagged it with is not of the form. */
  tags: string[]
  price_schedule: StepDraft[]
  off_market_days: number | null
  show_next_price: boolean
  /** In place of the shop's; null: those of the shop. */
  resale_terms: ResaleTerms | null
}

export const MAX_PHOTOS = 5

const orEmpty = <Value extends string>(value: Value | null) => value ?? ''
const asItIs = <Value>(value: Value) => value

const typed: { [Kind in FieldKind]: (value: ValueOf<Kind>) => TypedOf[Kind] } = {
  upc: asItIs,
  name: asItIs,
  line: orEmpty,
  text: asItIs,
  category: asItIs,
  condition: asItIs,
  gender: asItIs,
  packaging: orEmpty,
  month: orEmpty,
  price: asItIs,
  units: (units) => units || null,
  minimum: asItIs,
  count: asItIs,
  measure: (measure) => measure?.toFixed(1) ?? '',
  'weight unit': asItIs,
  'ship from': orEmpty,
  'lead time': asItIs,
  'freight terms': asItIs,
  'freight class': orEmpty,
  'yes or no': (isSo) => (isSo === null ? '' : isSo ? 'yes' : 'no'),
}
const typedOf = eachKind<unknown>(typed)

const typedFields = (values: FieldValues) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is typed as its kind is
  recordOf(fieldNames, (name) => typedOf(name, values[name])) as ByField<TypedOf>

export const blankProduct: ProductDraft = {
  ...typedFields(blankFields),
  photos: [],
  tags: [],
  price_schedule: [],
  off_market_days: null,
  show_next_price: false,
  resale_terms: null,
}

/** A product as the form begins with it. */
export const draftOf = (product: OwnProduct): ProductDraft => ({
  ...typedFields(product),
  photos: photosOf(product),
  tags: ownTagsOf(product.tags),
  price_schedule: product.price_schedule ?? [],
  off_market_days: product.off_market_days,
  show_next_price: product.show_next_price,
  resale_terms: product.resale_terms,
})

const photosOf = ({ photo_1, photo_2, photo_3, photo_4, photo_5 }: OwnProduct) =>
  [photo_1, photo_2, photo_3, photo_4, photo_5].filter((photo) => photo !== null).map(photoFrom)

let lastSlot = 0
export const newSlot = () => `slot ${(lastSlot += 1)}`

/** A photo that is there already. */
export const photoFrom = (given: string): PhotoDraft => ({
  slot: newSlot(),
  given,
  by: /^https?:/i.test(given) ? 'address' : 'file',
})

/** The fields of a product that the form sends: photos that were given, one by one, without a gap. */
export function fieldsOf({ photos, ...draft }: ProductDraft) {
  const [first, second, third, fourth, fifth] = givenPhotos(photos)
  return {
    ...draft,
    photo_1: first ?? null,
    photo_2: second ?? null,
    photo_3: third ?? null,
    photo_4: fourth ?? null,
    photo_5: fifth ?? null,
  } satisfies Record<ProductField, unknown>
}

const givenPhotos = (photos: readonly PhotoDraft[]) =>
  photos.map(({ given }) => given.trim()).filter((given) => given !== '')

/** Which of the photos of the form is sent as `photo_1`, `photo_2` and so on. */
export function placeOfPhoto(photos: readonly PhotoDraft[], number: number) {
  const filled = photos.flatMap(({ given }, at) => (given.trim() === '' ? [] : [at]))
  return filled[number - 1] ?? 0
}
