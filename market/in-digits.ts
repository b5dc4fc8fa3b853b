/**
 * A number with separators between its thousands, as Americans write it: "12,500". Whole numbers do without the
 * browser's tables of languages, whose first use takes a phone a tenth of a second.
 */
export function inDigits(number: number): string {
  if (!Number.isSafeInteger(number)) return number.toLocaleString('en-US')
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
