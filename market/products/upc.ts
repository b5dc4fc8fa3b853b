const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * A UPC after repair. A spreadsheet drops leading zeros, so 11 digits whose check digit fits are padded. A
 * wrong check digit only causes a warning (decision F4). A UPC-E and an ISBN-10 are converted: they stand for
 * twelve and thirteen digits.
 */
export type UpcReading = { upc: string; note: 'padded' | 'converted' | 'wrong check digit' | null }

/** What a person or a file gave as UPC, or undefined when it cannot be one. Spaces and hyphens are ignored. */
export function readUpc(text: string): UpcReading | undefined {
  const code = text.replaceAll(/[\s-]/g, '')
  const converted = ofUpcE(code) ?? ofIsbn10(code)
  if (converted) return { upc: converted, note: 'converted' }
  if (!/^\d+$/.test(code)) return undefined
  if (code.length === 11 && hasRightCheckDigit(`0${code}`))
    return { upc: `0${code}`, note: 'padded' }
  if (!LENGTHS.includes(code.length)) return undefined
  return { upc: code, note: hasRightCheckDigit(code) ? null : 'wrong check digit' }
}

/** The UPC that eight digits are short for, unless they are an EAN-8 as they stand (GS1, section 5.2.2.4.2). */
function ofUpcE(code: string) {
  const [, given, check] = /^0(\d{6})(\d)$/.exec(code) ?? []
  if (!given || !check || hasRightCheckDigit(code)) return undefined
  const digits = writtenOut(given)
  return hasRightCheckDigit(`0${digits}${check}`) ? `0${digits}${check}` : undefined
}

/**
 * The zeros that the last of the six digits stands for. A scanner writes out any of the ten forms, also where
 * another one is the shortest.
 */
function writtenOut(given: string) {
  const [a = '', b = '', c = '', d = '', e = '', last = ''] = given
  if (/[0-2]/.test(last)) return `${a}${b}${last}0000${c}${d}${e}`
  if (last === '3') return `${a}${b}${c}00000${d}${e}`
  return last === '4' ? `${a}${b}${c}${d}00000${e}` : `${a}${b}${c}${d}${e}0000${last}`
}

const BOOKS = '978'

/** The ISBN-13 of a book whose number has ten places, the last of which may be an X. */
function ofIsbn10(code: string) {
  if (!/^\d{9}[\dX]$/i.test(code)) return undefined
  const sum = [...code.toUpperCase().matchAll(/[\dX]/g)].reduce(
    (total, [digit], at) => total + (digit === 'X' ? 10 : Number(digit)) * (10 - at),
    0,
  )
  return sum % 11 === 0 ? withCheckDigit(`${BOOKS}${code.slice(0, 9)}`) : undefined
}

export const hasRightCheckDigit = (upc: string) => upc === withCheckDigit(upc.slice(0, -1))

/** GS1: from the right, digits weigh three and one by turns; the check digit fills the sum to a ten. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits.matchAll(/\d/g)]
    .toReversed()
    .reduce((total, [digit], index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
