import { hasRightCheckDigit } from '#market/products/upc.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { CellKind } from './columns.ts'

const UPC_DIGITS = 12

/**
 * A cell read for its column. A merged cell counts in each of its rows, except for counts of units, which would
 * be multiplied. Numbers of a workbook are clear where the same text would not be.
 */
export function normalizeCell(
  { cells, numbers, merged }: SpreadsheetRecord,
  at: number,
  kind: CellKind,
) {
  const cell = cells[at]?.trim() ?? ''
  if (kind === 'count' && merged?.has(at)) return ''
  if (!numbers?.has(at)) return cell
  // 1.299 as a text may be thirteen hundred in Europe; as a number it is not.
  if (kind === 'price' || kind === 'advertised price')
    return cell.replace(/\.\d{3}$/, (fraction) => `${fraction}0`)
  return kind === 'upc' ? withLostZeros(cell) : cell
}

/** A number knows no zeros before it. One of them is put back with a note, as it is for a text (decision F4). */
function withLostZeros(digits: string) {
  const isShort = /^\d{9,10}$/.test(digits) && hasRightCheckDigit(digits.padStart(UPC_DIGITS, '0'))
  return isShort ? digits.padStart(UPC_DIGITS - 1, '0') : digits
}
