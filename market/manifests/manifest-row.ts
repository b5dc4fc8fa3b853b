import { inDigits } from '#market/in-digits.ts'
import { categoryName, categoryOf } from '#market/categories.ts'
import { meaningOf, type FileValues } from '#market/imports/file-values.ts'
import { cents, formatUsd, type Cents } from '#market/money.ts'
import {
  conditionOf,
  conditionWords,
  productConditions,
  USUAL_CONDITION,
  type ProductCondition,
} from '#market/products/product-condition.ts'
import { plainLine } from '#market/plain-line.ts'
import { readUpc } from '#market/products/upc.ts'
import { isErrorValue } from '#market/spreadsheets/cells/error-value.ts'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import { codeIn, codeProblem } from '#market/spreadsheets/cells/read-code.ts'
import { readCount, readPrice, withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import {
  amountAt,
  cutAt,
  quoted,
  unfitness,
  type SpreadsheetRecord,
} from '#market/spreadsheets/spreadsheet-record.ts'
import { MAX_QUANTITY, MAX_UNIT_CENTS } from '#market/wire.ts'
import { columnNamed, type ManifestColumn, type ManifestField } from './manifest-columns.ts'

/** What a mixed lot holds of one thing. */
export type ManifestRow = {
  upc: string | null
  name: string
  quantity: number
  msrp_cents: Cents
  condition: ProductCondition
  /** As its seller calls it; ours by our name. */
  category: string | null
}

/** Why a row cannot be taken in: where it stands in the file, which column, and what to do in words. */
export type ManifestProblem = { row: number; column: string | null; words: string }

export const LONGEST_NAME = 300
export const LONGEST_CATEGORY = 60

type Read =
  | { row: ManifestRow }
  | {
      problems: ManifestProblem[]
      /** Its word for the condition, where we don't know it. */
      unknownCondition?: string
    }

/** What a row of the file says, its own words for conditions as its seller means them. Nothing of a doubtful amount is guessed. */
export function readManifestRow(
  record: SpreadsheetRecord,
  columns: readonly (ManifestColumn | undefined)[],
  conditions: FileValues['conditions'] = {},
): Read {
  const unfit = unfitness(record, columns.length)
  if (unfit) return { problems: [{ row: record.row, column: null, words: unfit }] }
  const problems: ManifestProblem[] = []
  const cellOf = (field: ManifestField) => {
    const at = columns.findIndex((column) => column?.field === field)
    if (field === 'upc') return codeIn(record.cells[at] ?? '', record.numbers?.has(at))
    return withoutGuard(amountAt(record, at)).trim()
  }
  const read = <Value>(field: ManifestField, reader: (cell: string) => Value | Unread) => {
    const cell = cellOf(field)
    const value = isErrorValue(cell) ? { unread: notCalculated(cell) } : reader(cell)
    if (!isUnread(value)) return value
    problems.push({ row: record.row, column: columnNamed(field), words: value.unread })
    return undefined
  }
  const upc = read('upc', upcOf)
  const name = read('name', nameOf)
  const quantity = read('quantity', quantityOf)
  const msrp_cents =
    cellOf('msrp_cents') || !cellOf('extended_cents')
      ? read('msrp_cents', msrpOf)
      : read('extended_cents', (cell) => shareOf(cell, quantity))
  const condition = read('condition', (cell) => meaningOf(cell, conditions) ?? conditionIn(cell))
  const category = read('category', categoryIn)
  if (
    upc === undefined ||
    name === undefined ||
    quantity === undefined ||
    msrp_cents === undefined ||
    condition === undefined ||
    category === undefined
  )
    return condition === undefined
      ? { problems, unknownCondition: cellOf('condition') }
      : { problems }
  return { row: { upc, name, quantity, msrp_cents, condition, category } }
}

const notCalculated = (cell: string) => `is ${quoted(cell)}: the spreadsheet couldn’t calculate it`

type Unread = { unread: string }
const isUnread = (value: unknown): value is Unread =>
  typeof value === 'object' && value !== null && 'unread' in value

function upcOf(cell: string): string | null | Unread {
  if (saysNoCode(cell)) return null
  return readUpc(cell)?.upc ?? { unread: `${quoted(cell)} ${codeProblem(cell)}` }
}

/** Things inside a mixed lot need no UPC; in its place files have a word, zeros or an ASIN. */
const saysNoCode = (cell: string) =>
  cell === '' ||
  saysNothing(cell) ||
  /^(?:0+|B0[0-9A-Z]{8}|does ?n[o’']t apply|not applicable|no (?:upc|barcode))$/i.test(cell)

function nameOf(given: string): string | Unread {
  const cell = plainLine(given)
  if (!cell || saysNothing(cell)) return { unread: 'is missing' }
  // The mark tells that there was more: shops of liquidators have titles of 500 characters.
  return cell.length > LONGEST_NAME ? `${cutAt(cell, LONGEST_NAME - 1).trimEnd()}…` : cell
}

function quantityOf(cell: string): number | Unread {
  if (!cell) return { unread: 'is missing' }
  const count = readCount(cell)
  if (count === undefined) return { unread: `${quoted(cell)} isn’t a whole number` }
  if (count < 1) return { unread: 'must be 1 or more' }
  if (count > MAX_QUANTITY) return { unread: `is more than ${inDigits(MAX_QUANTITY)}` }
  return count
}

function msrpOf(cell: string): Cents | Unread {
  if (!cell) return { unread: 'is missing' }
  const price = readPrice(cell)
  if (price === undefined) return { unread: `${quoted(cell)} isn’t a price we can read` }
  if (price < 1) return { unread: 'must be more than $0' }
  if (price > MAX_UNIT_CENTS) return { unread: `is more than ${formatUsd(cents(MAX_UNIT_CENTS))}` }
  return cents(price)
}

/** What one unit comes to, where that is a whole number of cents. */
function shareOf(cell: string, quantity: number | undefined): Cents | Unread {
  const total = readPrice(cell)
  if (total === undefined || !quantity) return msrpOf(cell)
  return total % quantity === 0
    ? msrpOf((total / quantity / 100).toFixed(2))
    : { unread: `${quoted(cell)} isn’t a price of ${quantity} units: add a column for MSRP` }
}

const allConditions = productConditions.map((each) => conditionWords[each]).join('; ')

// What is not said is new, as of every product; what is said and not understood would be sold as new.
const conditionIn = (cell: string): ProductCondition | Unread =>
  cell && !saysNothing(cell)
    ? (conditionOf(cell) ?? { unread: `${quoted(cell)} is none of ${allConditions}` })
    : USUAL_CONDITION

function categoryIn(given: string): string | null | Unread {
  const cell = plainLine(given)
  if (!cell || saysNothing(cell)) return null
  const known = categoryOf(cell)
  if (known) return categoryName(known)
  if (cell.length > LONGEST_CATEGORY)
    return { unread: `has more than ${LONGEST_CATEGORY} characters` }
  return cell
}

/** What a search looks through. */
export const searchedIn = ({ upc, name, condition, category }: ManifestRow) =>
  [upc, name, conditionWords[condition], category].filter(Boolean).join(' ').toLowerCase()

/** "Row 12, MSRP: "abc" is not a clear price" */
export const problemText = ({ row, column, words }: ManifestProblem) =>
  column === null ? `Row ${row}: ${words}` : `Row ${row}, ${column}: ${words}`
