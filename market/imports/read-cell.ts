import { categoryOf } from '#market/categories.ts'
import type { CellKind } from './columns.ts'

type Value = string | number

/** What a cell says, or undefined when that is not clear beyond doubt; blanks around it are gone already. */
export const readCell = (kind: CellKind, cell: string): Value | undefined => readers[kind](cell)

const readers: Record<CellKind, (cell: string) => Value | undefined> = {
  upc: (cell) => /^="(.*)"$/.exec(cell)?.[1] ?? cell,
  photo: (cell) => cell,
  text: withoutGuard,
  price,
  count,
  measure,
  category: categoryOf,
  gender: (cell) => genders.get(lettersOf(cell)),
  month,
  packaging,
  'weight unit': (cell) => weightUnits.get(lettersOf(cell)),
}

// An export puts ' before what a spreadsheet would compute (decision G4).
function withoutGuard(cell: string) {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
}

const WHOLE = String.raw`0|[1-9]\d{0,14}|[1-9]\d{0,2}(?:,\d{3}){1,4}`
const PRICE = new RegExp(String.raw`^\$?\s*(${WHOLE})?(?:\.(\d+))?$`)
const COUNT = new RegExp(String.raw`^(${WHOLE})(?:\.0{1,2})?$`)
const MEASURE = new RegExp(String.raw`^(?:${WHOLE})?(?:\.\d+)?$`)

/** "$1,299.50" in cents. */
function price(cell: string) {
  const [match, whole = '', fraction = ''] = PRICE.exec(cell) ?? []
  if (!match || (!whole && !fraction)) return undefined
  // 1.299 may be thirteen hundred in Europe; more digits come from a computed cell.
  if (fraction.length === 3) return undefined
  const cents = Math.round(Number(`${fraction.slice(0, 2).padEnd(2, '0')}.${fraction.slice(2)}`))
  return numberOf(whole) * 100 + cents
}

function count(cell: string) {
  const [, whole] = COUNT.exec(cell) ?? []
  return whole === undefined ? undefined : numberOf(whole)
}

function measure(cell: string) {
  return cell && MEASURE.test(cell) ? numberOf(cell) : undefined
}

const numberOf = (digits: string) => Number(digits.replaceAll(',', ''))

const lettersOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, '')

const genders = new Map([
  ...['f', 'female', 'woman', 'women', 'womens', 'ladies', 'girls'].map(
    (word) => [word, 'f'] as const,
  ),
  ...['m', 'male', 'man', 'men', 'mens', 'boys'].map((word) => [word, 'm'] as const),
  ['unisex', 'unisex'] as const,
])

const weightUnits = new Map([
  ...['lb', 'lbs', 'pound', 'pounds'].map((word) => [word, 'lbs'] as const),
  ...['oz', 'ounce', 'ounces'].map((word) => [word, 'oz'] as const),
])

function packaging(cell: string) {
  const letters = lettersOf(cell)
  if (letters.startsWith('retail')) return 'retail_ready'
  if (letters.startsWith('ecommerce')) return 'ecommerce_ready'
  return letters.startsWith('other') ? 'other' : undefined
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** MM/YYYY, also from what a spreadsheet makes of it. */
function month(cell: string) {
  const [, first, year] = /^(\d{1,2})[/-](\d{4})$/.exec(cell) ?? []
  if (first && year) return `${first.padStart(2, '0')}/${year}`
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})$/.exec(cell) ?? []
  if (isoYear && isoMonth) return `${isoMonth}/${isoYear}`
  const [, name, short] = /^([a-z]{3})-(\d{2})$/i.exec(cell) ?? []
  const at = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1
  return at > 0 ? `${String(at).padStart(2, '0')}/20${short}` : undefined
}
