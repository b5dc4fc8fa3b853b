import type { ColumnType, Generated } from 'kysely'
import type { BulkAfter } from '#market/products/bulk/bulk-act.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import type { ResaleTerms } from '#market/resale/resale-terms.ts'
import type { Cents } from '#market/money.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    bulkEdits: BulkEditsTable
  }
}

type BulkEditsTable = {
  token: Generated<string>
  sellerId: number
  action: BulkAct['action']
  /** Written as JSON. */
  lots: ColumnType<BeforeBulk[], string, never>
  at: Generated<Date>
  undoneAt: Date | null
}

/** What an action sets, other than prices and units. */
export type BulkDetails = Pick<BulkAfter, 'minimum' | 'category' | 'packaging_type' | 'condition'>

/** What a product was before an act on many, and how many units the act left. */
export type BeforeBulk = {
  id: number
  priceBefore: Cents | null
  unitsBefore: number
  unitsAfter: number
  provisionalBefore: boolean
  /** Of an act on them; the version before kept no condition. */
  detailsBefore?: Omit<BulkDetails, 'condition'> & Partial<BulkDetails>
  /** Of an act on them; null: those of the shop. */
  termsBefore?: ResaleTerms | null
  /** That it got or lost. */
  tag?: string
}
