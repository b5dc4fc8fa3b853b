import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { numberText } from './number-text.ts'
import type { SheetCell } from './sheet-rows.ts'
import { addressInFormula, cellLinkedBy, webAddress } from './web-address.ts'

type Meaning = Omit<SheetCell, 'at'>

/** What a cell says, and the address behind it. */
export function odsMeaning(cell: Attributes, shown: string, behind: string): Meaning {
  const named = addressInFormula(cell['table:formula'] ?? '')
  if (named?.isImage) return { text: named.address, isNumber: false, link: named.address }
  const link = named?.address ?? webAddress(behind)
  const addressCell = cellLinkedBy(cell['table:formula'] ?? '')
  return {
    ...valueOf(cell, shown),
    ...(link && { link }),
    ...(addressCell && { addressCell }),
  }
}

/** Its value where there is one, for what is shown may be shortened. */
function valueOf(cell: Attributes, shown: string): Meaning {
  const value = Number(cell['office:value'])
  const type = cell['calcext:value-type'] === 'error' ? 'error' : cell['office:value-type']
  if (type === 'date')
    return { text: isoDateText(cell['office:date-value'] ?? shown), isNumber: false }
  if (type === 'percentage' && Number.isFinite(value))
    return { text: numberText(value, { kind: 'percent', digits: 0 }, false), isNumber: false }
  if ((type === 'float' || type === 'currency') && Number.isFinite(value)) {
    const digits = /^0\d+$/.test(shown.replaceAll(/[\s-]/g, ''))
      ? shown.replaceAll(/\D/g, '').length
      : 0
    return { text: numberText(value, { kind: 'plain', digits }, false), isNumber: true }
  }
  // Some programs write a text as a value alone.
  return { text: shown || (cell['office:string-value'] ?? ''), isNumber: false }
}
