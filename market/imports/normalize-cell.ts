import { codeIn } from '#market/spreadsheets/cells/read-code.ts'
import { amountAt, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { CellKind } from './columns.ts'

/**
 * A cell read for its column. A merged cell counts in each of its rows, except for counts of units, which would
 * be multiplied. Numbers of a workbook are clear where the same text would not be. Of a photo the address behind
 * the cell counts.
 */
export function normalizeCell(record: SpreadsheetRecord, at: number, kind: CellKind) {
  if (kind === 'count' && record.merged?.has(at)) return ''
  if (kind === 'price' || kind === 'advertised price') return amountAt(record, at)
  if (kind === 'upc' && record.numbers?.has(at)) return codeIn(record.cells[at] ?? '', true)
  const link = kind === 'photo' ? record.links?.get(at) : undefined
  return link ?? record.cells[at]?.trim() ?? ''
}
