import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { numberText } from './number-text.ts'

/** What a cell says: its value where there is one, for what is shown may be shortened. */
export function odsMeaning(cell: Attributes, shown: string) {
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
  return { text: shown, isNumber: false }
}
