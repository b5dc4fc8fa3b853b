import { columnOf } from './cell-reference.ts'

const LONGEST_FORMULA = 8192
// One pair of quotation marks, or two where the formula stands within a text, as Google Sheets exports its own.
const ADDRESS = /\b(HYPERLINK|IMAGE)\(\s{0,9}("{1,2})(https?:\/\/[^"]+)\2\s{0,9}[,;)]/i

/** The address that a formula links to, or whose picture it shows; only where it is written out. */
export function addressInFormula(formula: string) {
  if (!formula.includes('(')) return undefined
  const [, name = '', , address] = ADDRESS.exec(formula.slice(0, LONGEST_FORMULA)) ?? []
  return address === undefined ? undefined : { address, isImage: name.toUpperCase() === 'IMAGE' }
}

const OTHER_CELL = /\bHYPERLINK\(\s{0,9}(?:\[\.)?\$?([A-Z]{1,3})\$?(\d{1,7})\]?\s{0,9}[,;)]/i

/** The cell that a formula takes its address from. */
export function cellLinkedBy(formula: string) {
  if (!formula.includes('(')) return undefined
  const [, column, row] = OTHER_CELL.exec(formula.slice(0, LONGEST_FORMULA)) ?? []
  return column === undefined
    ? undefined
    : { column: columnOf(column.toUpperCase()), row: Number(row) }
}

/** An address of the web; a link may go to a mailbox, a file or another sheet. */
export const webAddress = (text: string) =>
  /^https?:\/\/\S/i.test(text.trim()) ? text.trim() : undefined
