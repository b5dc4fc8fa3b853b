import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { numberText } from './number-text.ts'
import type { SheetCell } from './sheet-rows.ts'
import { addressInFormula, cellLinkedBy } from './web-address.ts'
import { isTrue, plainText, type Workbook } from './workbook.ts'

type XlsxCell = { attributes: Attributes; text: string; formula: string }

/** What a cell says, and the address behind it. */
export function cellMeaning(
  { attributes, text, formula }: XlsxCell,
  workbook: Workbook,
  behind: string | undefined,
): Omit<SheetCell, 'at'> {
  const named = formula === '' ? undefined : addressInFormula(formula)
  // What a picture by formula says is where it is.
  if (named?.isImage) return { text: named.address, isNumber: false, link: named.address }
  const link = named?.address ?? behind
  const addressCell = cellLinkedBy(formula)
  const isPicture = attributes['vm'] !== undefined && attributes['t'] === 'e' && text === '#VALUE!'
  return {
    ...meaning(attributes, text, workbook),
    ...(link && { link }),
    ...(addressCell && { addressCell }),
    ...(isPicture && { isPicture }),
  }
}

function meaning({ t: type, s: style }: Attributes, text: string, workbook: Workbook) {
  const isNumber = false
  if (type === 's') return { text: workbook.strings[Number(text)] ?? '', isNumber }
  if (type === 'str' || type === 'inlineStr') return { text: plainText(text), isNumber }
  if (type === 'e') return { text, isNumber }
  if (type === 'b') return { text: isTrue(text) ? 'TRUE' : 'FALSE', isNumber }
  if (type === 'd') return { text: isoDateText(text), isNumber }
  const value = Number(text)
  if (!Number.isFinite(value)) return { text, isNumber }
  const format = workbook.formats[Number(style ?? 0)] ?? { kind: 'plain', digits: 0 }
  return {
    text: numberText(value, format, workbook.is1904),
    isNumber: format.kind === 'plain',
  }
}
