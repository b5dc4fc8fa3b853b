const LENGTHS: readonly number[] = [8, 12, 13, 14]

/**
 * A UPC after repair. A spreadsheet drops leading zeros, so 11 digits whose check digit fits are padded. A
 * wrong check digit only causes a warning (decision F4).
 */
export type UpcReading = { upc: string; note: 'padded' | 'wrong check digit' | null }

/** What a person or a file gave as UPC, or undefined when it cannot be one. Spaces and hyphens are ignored. */
export function readUpc(text: string): UpcReading | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return undefined
  if (digits.length === 11 && hasRightCheckDigit(`0${digits}`))
    return { upc: `0${digits}`, note: 'padded' }
  if (!LENGTHS.includes(digits.length)) return undefined
  return { upc: digits, note: hasRightCheckDigit(digits) ? null : 'wrong check digit' }
}

export const hasRightCheckDigit = (upc: string) => upc === withCheckDigit(upc.slice(0, -1))

/** GS1: from the right, digits weigh three and one by turns; the check digit fills the sum to a ten. */
export function withCheckDigit(digits: string): string {
  const sum = [...digits.matchAll(/\d/g)]
    .toReversed()
    .reduce((total, [digit], index) => total + Number(digit) * (index % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
