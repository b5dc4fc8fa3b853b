import { plainFigure } from './plain-cell.ts'

/** A text as it was before an export put ' before what a spreadsheet would compute (decision G4). */
export function withoutGuard(cell: string) {
  return cell.replace(/^'(?='*[=+\-@＝＋－＠\t\r])/, '')
}

// Zeros may stand before it; a comma, an apostrophe or a no-break blank may group it, the same throughout.
const WHOLE = String.raw`\d{1,15}|0*\d{1,3}(?<mark>[,'’\u00A0])\d{3}(?:\k<mark>\d{3}){0,3}`
const UNITS = String.raw`(?:ea|each|eaches|pcs?|pieces?|units?|cts?|counts?|items?)\.?`
const PRICE = new RegExp(
  String.raw`^(?:USD? ?\$|USD|\$)?[ \u00A0]*(?<whole>${WHOLE})?(?:\.(?<fraction>\d*))?[ \u00A0]*(?:USD?\$?|\$)?[ \u00A0]*(?:(?:\/|per )? ?${UNITS})?$`,
  'i',
)
const COUNT = new RegExp(
  String.raw`^\+?(?<whole>${WHOLE})(?:\.0{0,2})?[ \u00A0]*(?:${UNITS})?$`,
  'i',
)

/** Which way half a cent goes: a buyer's own offer is never rounded up. */
type Rounding = { halfCents?: 'up' | 'down' }

/**
 * "$1,299.50", "12.50 USD" or "$12.50 ea" in cents. Undefined for what could be read in two ways: a comma
 * before two digits, three digits behind a point, brackets, other currencies.
 */
export function readPrice(cell: string, { halfCents = 'up' }: Rounding = {}) {
  const { whole = '', fraction = '' } = PRICE.exec(plainFigure(cell))?.groups ?? {}
  if (!whole && !fraction) return undefined
  // 1.299 may be thirteen hundred in Europe; more digits come from a computed cell.
  if (fraction.length === 3) return undefined
  const hundredths = Number(`${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}`)
  const rounded = halfCents === 'up' ? Math.round(hundredths) : Math.ceil(hundredths - 0.5)
  return numberOf(whole) * 100 + rounded
}

/** "1,200", "40 ea" or "00040": how many. Undefined for parts of one, and for cases, pairs and dozens. */
export function readCount(cell: string) {
  const { whole } = COUNT.exec(plainFigure(cell))?.groups ?? {}
  return whole === undefined ? undefined : numberOf(whole)
}

const numberOf = (digits: string) => Number(digits.replaceAll(/\D/g, ''))
