import type { Selectable } from 'kysely'
import type { LotAsSeen } from '#market/offers/lot-as-seen.ts'
import { lotFields } from '#market/products/by-field.ts'
import { columnOf, valuesOf } from './field-columns.ts'
import type { ProductsTable } from './product-tables.ts'

/** The columns that describe a lot to its buyers. */
export const lotColumns = [
  ...lotFields.map(columnOf),
  'photos',
  'shipsFrom',
  'shipsWithin',
  'manifestId',
  'manifestUnits',
] as const

export type LotRow = Pick<Selectable<ProductsTable>, (typeof lotColumns)[number]>

/** What the lot is said to be, as everybody who may see it is told. */
export const lotOf = (row: LotRow): LotAsSeen => ({
  ...valuesOf(row, lotFields),
  images: row.photos,
  ships_from: row.shipsFrom,
  ships_within: row.shipsWithin,
  manifest: row.manifestId === null ? null : { id: row.manifestId, units: row.manifestUnits ?? 0 },
})
