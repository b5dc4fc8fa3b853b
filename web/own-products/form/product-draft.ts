import type { ProductCategory } from '#market/categories.ts'
import type { Cents } from '#market/money.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import { ownTagsOf } from '#market/products/tags.ts'
import type { Product } from '#market/products/product-api.ts'
import type { ProductField } from '#market/products/product-fields.ts'
import { USUAL_CONDITION, type ProductCondition } from '#market/products/product-condition.ts'

import type { StepDraft } from './schedule/draft-schedule.ts'

/**
 * One of the photos: sent as a file (its key), stored already, or named by its address on the web.
 * Its slot stays with it wherever it is moved.
 */
export type PhotoDraft = { slot: string; given: string; by: 'file' | 'address' }

/** A product as it stands in the form: an emptied figure is null, a measure is text. */
export type ProductDraft = {
  name: string
  upc: string
  sku: string
  asin: string
  style_number: string
  description: string
  photos: PhotoDraft[]
  msrp_cents: Cents | null
  wholesale_cents: Cents | null
  seller_price_cents: Cents | null
  units: number | null
  min_order_units: number | null
  category: ProductCategory
  condition: ProductCondition
  gender: Product['gender']
  seller_size: string
  /** The seller's own; what staff tagged it with is not of the form. */
  tags: string[]
  expiration_date: string
  price_schedule: StepDraft[]
  off_market_days: number | null
  show_next_price: boolean
  /** In place of the shop's; null: those of the shop. */
  resale_terms: ResaleTerms | null
  length: string
  width: string
  height: string
  weight: string
  weight_unit: Product['weight_unit']
  packaging_type: NonNullable<Product['packaging_type']> | ''
  inner_count: number | null
  inner_quantity: number | null
  outer_quantity: number | null
}

export const MAX_PHOTOS = 5

export const blankProduct: ProductDraft = {
  name: '',
  upc: '',
  sku: '',
  asin: '',
  style_number: '',
  description: '',
  photos: [],
  msrp_cents: null,
  wholesale_cents: null,
  seller_price_cents: null,
  units: null,
  min_order_units: null,
  category: 'other',
  condition: USUAL_CONDITION,
  gender: 'unisex',
  seller_size: '',
  tags: [],
  expiration_date: '',
  price_schedule: [],
  off_market_days: null,
  show_next_price: false,
  resale_terms: null,
  length: '',
  width: '',
  height: '',
  weight: '',
  weight_unit: 'lbs',
  packaging_type: '',
  inner_count: null,
  inner_quantity: null,
  outer_quantity: null,
}

/** A product as the form begins with it. */
export const draftOf = (product: OwnProduct): ProductDraft => ({
  name: product.name,
  upc: product.upc,
  sku: product.sku ?? '',
  asin: product.asin ?? '',
  style_number: product.style_number ?? '',
  description: product.description,
  photos: photosOf(product),
  msrp_cents: product.msrp_cents,
  wholesale_cents: product.wholesale_cents,
  seller_price_cents: product.seller_price_cents,
  units: product.units || null,
  min_order_units: product.min_order_units,
  category: product.category,
  condition: product.condition,
  gender: product.gender,
  seller_size: product.seller_size ?? '',
  tags: ownTagsOf(product.tags),
  expiration_date: product.expiration_date ?? '',
  price_schedule: product.price_schedule ?? [],
  off_market_days: product.off_market_days,
  show_next_price: product.show_next_price,
  resale_terms: product.resale_terms,
  length: measureText(product.length),
  width: measureText(product.width),
  height: measureText(product.height),
  weight: measureText(product.weight),
  weight_unit: product.weight_unit,
  packaging_type: product.packaging_type ?? '',
  inner_count: product.inner_count,
  inner_quantity: product.inner_quantity,
  outer_quantity: product.outer_quantity,
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

const measureText = (measure: number | null) => (measure === null ? '' : measure.toFixed(1))

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
