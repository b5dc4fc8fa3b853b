import { hasRightCheckDigit } from '#market/products/upc.ts'
import { plainCell } from './plain-cell.ts'

const UPC_DIGITS = 12

/**
 * The digits of a UPC, out of what programs make of it: ="012345678905", '012345678905 or 12345678905.0. A number
 * of a workbook, and one that a program wrote with a point, knows no zeros before it.
 */
export function codeIn(cell: string, isNumber = false): string {
  const bare = plainCell(cell)
  const quoted = /^="([^"]*)"$/.exec(bare)?.[1]
  const code = (quoted ?? bare).replace(/^['’‘`]+/, '').trim()
  const whole = /^(\d+)\.0+$/.exec(code)?.[1]
  return isNumber || whole !== undefined ? withLostZeros(whole ?? code) : code
}

/** One of the zeros is put back with a note, as it is for a text (decision F4). */
function withLostZeros(digits: string) {
  const isShort = /^\d{9,10}$/.test(digits) && hasRightCheckDigit(digits.padStart(UPC_DIGITS, '0'))
  return isShort ? digits.padStart(UPC_DIGITS - 1, '0') : digits
}

/** Why a cell holds no code, as far as that can be said of it; digits are counted only where it has nothing else. */
export function codeProblem(cell: string): string {
  const code = codeIn(cell)
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(code))
    return 'was shortened by a spreadsheet: format the column as text'
  if (/^\(\d{2}\)/.test(code)) return 'has GS1 brackets: keep only the digits of the UPC'
  if (/\d{8,}[^\d]+\d{8,}/.test(code)) return 'has two codes: keep one per row'
  if (/^\d+[.,]\d+$/.test(code)) return 'has a decimal point'
  if (/\p{L}/u.test(code)) return 'has letters'
  return 'doesn’t have 8, 12, 13 or 14 digits'
}
