import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { formatOfPattern, numberText, type NumberFormat } from './number-text.ts'
import type { SheetCell } from './sheet-rows.ts'
import { addressInFormula, webAddress } from './web-address.ts'

const PLAIN: NumberFormat = { kind: 'plain', digits: 0 }
// Dates have a type of their own there: of the named formats this one alone changes what a number says.
const PERCENT = 'Percent'
const NAMED = /^[A-Z][a-z]+(?: [A-Z][a-z]+)?$/

export function formatNamed(pattern = ''): NumberFormat {
  if (pattern === PERCENT) return { kind: 'percent', digits: 0 }
  return pattern === '' || NAMED.test(pattern) ? PLAIN : formatOfPattern(pattern)
}

type XmlCell = { cell: Attributes; type: string; said: string }

/** What a cell says, and the address behind it. */
export function excelXmlMeaning(
  { cell, type, said }: XmlCell,
  format: NumberFormat = PLAIN,
): Omit<SheetCell, 'at'> {
  const named = addressInFormula(cell['Formula'] ?? '')
  if (named?.isImage) return { text: named.address, isNumber: false, link: named.address }
  const link = named?.address ?? webAddress(cell['HRef'] ?? '')
  return { ...valueOf(type, said, format), ...(link && { link }) }
}

function valueOf(type: string, said: string, format: NumberFormat) {
  const value = Number(said)
  if (type === 'Number' && said.trim() !== '' && Number.isFinite(value))
    return { text: numberText(value, format, false), isNumber: format.kind === 'plain' }
  const isNumber = false
  if (type === 'DateTime') return { text: isoDateText(said), isNumber }
  if (type === 'Boolean') return { text: said.trim() === '1' ? 'TRUE' : 'FALSE', isNumber }
  return { text: said, isNumber }
}
