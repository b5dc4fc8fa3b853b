import { conditionWords } from '#market/products/product-condition.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { manifestColumns } from './manifest-columns.ts'
import type { ManifestRow } from './manifest-row.ts'

export const manifestHeader = manifestColumns.map(({ name }) => name)

/** The cells of a row in the file that is given: read again, it says the same. */
export const manifestCells = (row: ManifestRow): CsvCell[] => [
  row.upc,
  row.name,
  row.quantity,
  (row.msrp_cents / 100).toFixed(2),
  conditionWords[row.condition],
  row.category,
]
