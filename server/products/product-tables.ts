import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { FieldColumns } from './field-columns.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    products: ProductsTable
    stockMovements: StockMovementsTable
  }
}

export type ProductsTable = FieldColumns & {
  id: Generated<number>
  sellerId: number
  /** A copy that follows the seller's own name; never written from here. */
  sellerName: ColumnType<string, never, never>
  photos: Generated<string[]>
  tags: Generated<string[]>
  /** Its own, in place of its shop's. */
  resaleTerms: JSONColumnType<ResaleTerms> | null
  /** Its own, or else its shop's; triggers follow what either says. */
  shipsFrom: ColumnType<string | null, never, never>
  shipsFromState: ColumnType<string | null, never, never>
  shipsWithin: ColumnType<number | null, never, never>
  /** What the last imported file said; sales since then have not changed it. */
  importedUnits: number | null
  provisional: Generated<boolean>
  /** Its seller has taken it off the market for a while. */
  paused: Generated<boolean>
  /** What it holds, of a mixed lot, and how many units that is. */
  manifestId: number | null
  manifestUnits: number | null
  /** How often what the lot is said to be was changed; a trigger counts. */
  lotVersion: ColumnType<number, never, never>
  percentOffMsrp: GeneratedAlways<number | null>
  search: GeneratedAlways<string>
  inStock: GeneratedAlways<boolean>
  createdAt: Generated<Date>
  /** When it first showed up for buyers. */
  publishedAt: Generated<Date | null>
  updatedAt: Generated<Date>
  deletedAt: Date | null
}

type StockMovementsTable = {
  id: Generated<number>
  productId: number
  change: number
  reason: 'listed' | 'edited' | 'imported' | 'sold' | 'canceled'
  purchaseOrderId: number | null
  at: Generated<Date>
}
