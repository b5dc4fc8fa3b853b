import { categoryOf } from '#market/categories.ts'
import { readLeadTime } from '#market/delivery/lead-time.ts'
import { readShipFrom } from '#market/delivery/ship-from.ts'
import { freightClassOf } from '#market/freight/freight-class.ts'
import { freightTermsOf } from '#market/freight/freight-terms.ts'
import { conditionOf } from '#market/products/product-condition.ts'
import { codeIn } from '#market/spreadsheets/cells/read-code.ts'
import { readCount, readPrice, withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { readLength, weightUnitOf } from '#market/spreadsheets/cells/read-measure.ts'
import type { CellKind } from './columns.ts'
import { readDays, readSchedule } from './schedule-cells.ts'
import { readAdvertisedPrice, readChannels, readStates, readYesOrNo } from './terms-cells.ts'

/** What a cell says; null is what it says that there is not. */
export type CellValue = string | number | boolean | null | readonly (string | object)[]

/** What a cell says, or undefined when that is not clear beyond doubt; blanks around it are gone already. */
export const readCell = (kind: CellKind, cell: string): CellValue | undefined =>
  readers[kind](withoutGuard(cell).trim())

const readers: Record<CellKind, (cell: string) => CellValue | undefined> = {
  upc: (cell) => codeIn(cell),
  photo: (cell) => cell,
  text: (cell) => cell,
  price: readPrice,
  count: readCount,
  measure: (cell) => readLength(cell)?.amount,
  category: categoryOf,
  gender: (cell) => genders.get(lettersOf(cell)),
  month,
  packaging,
  condition: conditionOf,
  'weight unit': weightUnitOf,
  channels: readChannels,
  states: readStates,
  'advertised price': readAdvertisedPrice,
  'yes or no': readYesOrNo,
  schedule: readSchedule,
  days: readDays,
  'ship from': readShipFrom,
  'lead time': readLeadTime,
  'freight terms': freightTermsOf,
  'freight class': freightClassOf,
}

const lettersOf = (cell: string) => cell.toLowerCase().replaceAll(/[^a-z]/g, '')

const genders = new Map([
  ...['f', 'female', 'woman', 'women', 'womens', 'ladies', 'girls'].map(
    (word) => [word, 'f'] as const,
  ),
  ...['m', 'male', 'man', 'men', 'mens', 'boys'].map((word) => [word, 'm'] as const),
  ['unisex', 'unisex'] as const,
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
  const [, isoYear, isoMonth] = /^(\d{4})-(\d{2})(?:-\d{2}(?: \d{2}:\d{2})?)?$/.exec(cell) ?? []
  if (isoYear && isoMonth) return `${isoMonth}/${isoYear}`
  const [, one, other, ofYear] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? []
  if (one && other && ofYear) return monthOf([Number(one), Number(other)], ofYear)
  const [, name, short] = /^([a-z]{3})-(\d{2})$/i.exec(cell) ?? []
  const at = MONTHS.indexOf(name?.toLowerCase() ?? '') + 1
  return at > 0 ? `${String(at).padStart(2, '0')}/20${short}` : undefined
}

/** Of a day that a spreadsheet wrote month or day first: where only one of both can be the month. */
function monthOf([one, other]: readonly [number, number], year: string) {
  const [only, ...others] = [...new Set([one, other])].filter((each) => each >= 1 && each <= 12)
  return only !== undefined && others.length === 0
    ? `${String(only).padStart(2, '0')}/${year}`
    : undefined
}
