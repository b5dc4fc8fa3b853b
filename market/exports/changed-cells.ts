import { productCells } from './product-cells.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { knownColumns, type CellKind } from '#market/imports/columns.ts'
import type { ImportableProduct } from '#market/imports/merge-product.ts'

/** A column in which a product differs after an import, in words; empty where there is nothing. */
export type ChangedCell = { column: string; before: string; after: string }

/** What an import would change of a product, column by column. */
export function changedCells(before: ImportableProduct, after: ImportableProduct): ChangedCell[] {
  const [old, fresh] = [productCells(before), productCells(after)]
  return knownColumns
    .map(({ name, kind }, at) => ({
      column: name,
      before: wordsOf(kind, old[at]),
      after: wordsOf(kind, fresh[at]),
    }))
    .filter((cell) => cell.before !== cell.after)
}

function wordsOf(kind: CellKind, cell: CsvCell | undefined) {
  if (cell === null || cell === undefined) return ''
  if (kind === 'advertised price') return String(cell).replace(/^\d/, '$$$&')
  return kind === 'price' ? `$${cell}` : String(cell)
}
