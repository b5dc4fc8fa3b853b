import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { withoutGuard } from '#market/spreadsheets/cells/read-figure.ts'
import { unfitness, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { leadForm, type LeadForm } from './lead.ts'
import { columnOf, type LeadColumn, type LeadField } from './lead-columns.ts'

/** Why a row can't be taken in: which column has to change, if one has, and what to do in words. */
export type LeadProblem = { column: string | null; words: string }

export type LeadRow = { row: number; cells: string[] } & (
  | { lead: LeadForm }
  | { problems: LeadProblem[] }
)

const LONGEST_CELL = 1000

/** Reads a row of a leads file; never guesses at doubtful values. */
export function readLeadRow(
  record: SpreadsheetRecord,
  columns: readonly (LeadColumn | undefined)[],
): LeadRow {
  const { row } = record
  const cells = record.cells.slice(0, columns.length).map((cell) => cell.slice(0, LONGEST_CELL))
  const unfit = unfitness(record, columns.length)
  if (unfit) return { row, cells, problems: [{ column: null, words: unfit }] }
  const read = leadForm.safeParse(answersIn(cellsOf(record, columns)))
  if (read.success) return { row, cells, lead: read.data }
  return { row, cells, problems: read.error.issues.map(inWords) }
}

/** The cell of each field that the file has a column for. */
const cellsOf = ({ cells }: SpreadsheetRecord, columns: readonly (LeadColumn | undefined)[]) =>
  Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column.field, cells[at]?.trim() ?? '']] : [])),
  )

function answersIn(given: Partial<Record<LeadField, string>>) {
  const bare = Object.fromEntries(
    Object.entries(given).map(([field, cell]) => [field, withoutGuard(cell)]),
  )
  return {
    ...bare,
    buyer_category: nearest(sampleBuyerCategories, bare['buyer_category'] ?? ''),
    product_categories: (bare['product_categories'] ?? '')
      .split(/[;|\n]/)
      .filter((name) => name.trim() !== '')
      .map((name) => nearest(sampleSellerCategories, name)),
  }
}

/** A category by its name, whatever its case and spaces. */
const nearest = (known: readonly string[], given: string) =>
  known.find((each) => bareName(each) === bareName(given)) ?? given

const bareName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]/g, '')

function inWords({
  path: [field],
  message,
}: {
  path: PropertyKey[]
  message: string
}): LeadProblem {
  const column = columnOf(String(field)) ?? String(field)
  return { column, words: message === 'Required' ? `Missing ${column}` : `${column}: ${message}` }
}
