import { cents, type Cents } from '#market/money.ts'
import { type ParsedNumber, readCents } from './numbers.ts'

/** What stands in a field for money. */
export type MoneyText = {
  text: string
  /** It holds a point or a separator that somebody typed, and shows what was typed. */
  isPointed: boolean
  /** All of it was typed since the field was empty, so that a point comes after whole dollars. */
  isFresh: boolean
}
/** What an edit makes of it: `text` where it stays as typed, and not as money is written. */
export type MoneyEdit = { value: Cents | undefined; text?: string; isFresh: boolean }

const MOST_DOLLAR_DIGITS = 10

/**
 * Digits alone are cents; a point or a thousands separator, typed or pasted, means what it says
 * (decision I14). Answers null when the text can't be read.
 */
export function editMoney(before: MoneyText, text: string, inserted: string): MoneyEdit | null {
  if (before.isPointed && /[.,]/.test(text)) return typedOn(text)
  if (/^[.,]$/.test(inserted) && before.isFresh && text === before.text + inserted)
    return typedOn(before.text.replace(/\D/g, '').replace(/^0+(?=\d)/, '') + inserted)
  const isReplaced = text === inserted
  if (isReplaced && inserted.length > 1 && /[.,]/.test(inserted)) return pasted(inserted)
  if (isReplaced && /^[.,]$/.test(inserted)) return typedOn(inserted)
  const read = readCents(text, before.isPointed ? '' : before.text)
  return read && { value: read.value, isFresh: before.isFresh || isReplaced }
}

/** Stays as it is typed: "3." on the way to "3.50". */
function typedOn(text: string): MoneyEdit | null {
  const read = /\.\d{3}/.test(text) ? null : readDollars(text)
  return read && { value: read.value, text, isFresh: true }
}

function pasted(text: string): MoneyEdit | null {
  const read = readDollars(text.replace(/[^\d.,]/g, ''))
  return read && { value: read.value, isFresh: false }
}

/** Dollars as they are written; a comma before the last one or two digits is a decimal comma. */
function readDollars(text: string): ParsedNumber<Cents> {
  const [, whole, rest] =
    /^(\d*),(\d{1,2})$/.exec(text) ?? /^([\d,]*)(?:\.(\d*))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const dollars = whole.replaceAll(',', '')
  if (dollars === '' && !rest) return { value: undefined }
  if (dollars.length > MOST_DOLLAR_DIGITS) return null
  return { value: cents(Math.round(Number(`${dollars || 0}.${rest || 0}`) * 100)) }
}
