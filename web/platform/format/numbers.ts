import { inDigits } from '#market/in-digits.ts'
import { cents, dollarsInDigits, type Cents } from '#market/money.ts'

const MOST_CENT_DIGITS = 12
const MOST_UNIT_DIGITS = 9

/** The result of an edit: a new value, or null when the text cannot be read as one. */
export type ParsedNumber<Value> = { value: Value | undefined } | null

export const centsText = (value: Cents | undefined) =>
  value === undefined ? '' : dollarsInDigits(value)

/** Digits are cents, whatever stands between them. Erasing down to zero empties the field. */
export function readCents(text: string, before: string): ParsedNumber<Cents> {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > MOST_CENT_DIGITS) return null
  if (digits === '' || (digits === '0' && text.length < before.length)) return { value: undefined }
  return { value: cents(Number(digits)) }
}

export const quantityText = (value: number | undefined) =>
  value === undefined ? '' : inDigits(value)

/** "1 lot", "1,200 lots" */
export const counted = (amount: number, one: string) =>
  `${quantityText(amount)} ${one}${amount === 1 ? '' : 's'}`

/** Whole units, with or without thousands separators; "1.5" is not quietly made 15. */
export function readQuantity(text: string): ParsedNumber<number> {
  const digits = text.replace(/[,\s]/g, '')
  if (digits === '') return { value: undefined }
  if (!/^\d+$/.test(digits) || digits.length > MOST_UNIT_DIGITS) return null
  return { value: Number(digits) }
}
