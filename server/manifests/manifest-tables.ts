import type { Generated, JSONColumnType } from 'kysely'
import type { ManifestTotals } from '#market/manifests/manifest-totals.ts'
import type { Cents } from '#market/money.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    manifests: ManifestsTable
    manifestRows: ManifestRowsTable
  }
}

type ManifestsTable = {
  id: Generated<number>
  productId: number
  fileName: string | null
  rows: number
  units: number
  retailCents: Cents
  condition: ProductCondition
  conditions: JSONColumnType<ManifestTotals['conditions']>
  categories: JSONColumnType<ManifestTotals['categories']>
  createdAt: Generated<Date>
  /** Null while it is its product's. */
  replacedAt: Date | null
}

type ManifestRowsTable = {
  id: Generated<number>
  manifestId: number
  upc: string | null
  name: string
  quantity: number
  msrpCents: Cents
  condition: ProductCondition
  category: string | null
  search: string
}
