import type { Selectable } from 'kysely'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import type { ProductsTable } from './product-tables.ts'

/** The columns that describe a lot to its buyers. */
export const lotColumns = [
  'name',
  'upc',
  'sku',
  'asin',
  'styleNumber',
  'description',
  'condition',
  'photos',
  'msrpCents',
  'gender',
  'sellerSize',
  'expirationDate',
  'packagingType',
  'length',
  'width',
  'height',
  'weight',
  'weightUnit',
  'innerCount',
  'innerQuantity',
  'outerQuantity',
  'manifestId',
  'manifestUnits',
] as const

export type LotRow = Pick<Selectable<ProductsTable>, (typeof lotColumns)[number]>

/** What the lot is said to be, as everybody who may see it is told. */
export const lotOf = (row: LotRow): LotAsSeen => ({
  name: row.name,
  upc: row.upc,
  sku: row.sku,
  asin: row.asin,
  style_number: row.styleNumber,
  description: row.description,
  condition: row.condition,
  images: row.photos,
  msrp_cents: row.msrpCents,
  gender: row.gender,
  seller_size: row.sellerSize,
  expiration_date: row.expirationDate,
  packaging_type: row.packagingType,
  length: measure(row.length),
  width: measure(row.width),
  height: measure(row.height),
  weight: measure(row.weight),
  weight_unit: row.weightUnit,
  inner_count: row.innerCount,
  inner_quantity: row.innerQuantity,
  outer_quantity: row.outerQuantity,
  manifest: row.manifestId === null ? null : { id: row.manifestId, units: row.manifestUnits ?? 0 },
})

export const measure = (text: string | null) => (text === null ? null : Number(text))
