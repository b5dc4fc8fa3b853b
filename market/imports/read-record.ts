import type { z } from 'zod'
import { eachField } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import { unfitness, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { cents } from '#market/money.ts'
import { isErrorValue } from '#market/spreadsheets/error-value.ts'
import type { Column } from './columns.ts'
import { normalizeCell } from './normalize-cell.ts'
import { askingPriceBy, type PriceRule } from './price-rule.ts'
import { readCell, type CellValue } from './read-cell.ts'
import { scheduleInput } from './schedule-cells.ts'
import { termsInput } from './terms-input.ts'
import { strangersIn } from './terms-cells.ts'
import type { RowProblem } from './row-problem.ts'

const importedFields = eachField
  .omit({ upc: true })
  .extend(termsInput.shape)
  .extend(scheduleInput.shape)
  .partial()
const PHOTO_FIELDS = ['photo_1', 'photo_2', 'photo_3', 'photo_4', 'photo_5'] as const

/** What a row says of a product, apart from its UPC and photos. */
export type ImportedCells = Omit<z.infer<typeof importedFields>, (typeof PHOTO_FIELDS)[number]>

export type ReadRecord = {
  row: number
  upc: string | undefined
  cells: ImportedCells
  photos: string[]
  /** What the seller should know and need not change. */
  notes: RowProblem[]
  /** Why the row is refused, if any. */
  problems: RowProblem[]
}

/** What a row means. Nothing of a doubtful amount is guessed; a rule for asking prices takes the place of those in the file. */
export function readRecord(
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
  prices?: PriceRule,
): ReadRecord {
  const { row } = record
  const unfit = unfitness(record, columns.length)
  if (unfit) {
    const problems = [{ kind: 'unreadable' as const, words: unfit }]
    return { ...nothing, row, upc: upcIn(record, columns), problems }
  }

  const notes: RowProblem[] = []
  const problems: RowProblem[] = []
  const values: Record<string, CellValue> = {}
  for (const [at, column] of columns.entries()) {
    if (!column || (prices && column.field === 'seller_price_cents')) continue
    const cell = normalizeCell(record, at, column.kind)
    if (!cell) continue
    const value = isErrorValue(cell) ? undefined : readCell(column.kind, cell)
    if (value !== undefined) values[column.field] = value
    else if (isErrorValue(cell) && !column.lenient)
      problems.push({ kind: 'error value', column: column.name, cell })
    else if (column.lenient) notes.push({ kind: 'left out', column: column.name, cell })
    else problems.push(unread(column, cell))
  }
  const upc = takeUpc(values, { notes, problems })
  if (values['weight'] !== undefined && values['weight_unit'] === undefined) {
    delete values['weight']
    notes.push({ kind: 'weight without unit' })
  }
  const said = checked(values, { columns, notes, problems })
  return { row, upc, ...said, cells: priced(said.cells, prices), notes, problems }
}

function unread({ kind, name: column }: Column, cell: string): RowProblem {
  if (kind === 'condition') return { kind: 'unknown condition', column, cell }
  if (kind === 'channels' || kind === 'states')
    return { kind: `unknown ${kind}`, column, cell: strangersIn(kind, cell) || cell }
  if (kind === 'schedule') return { kind: 'unclear schedule', column, cell }
  return { kind: kind === 'yes or no' ? 'neither yes nor no' : 'unclear', column, cell }
}

const priced = (cells: ImportedCells, prices: PriceRule | undefined): ImportedCells =>
  prices && cells.msrp_cents
    ? { ...cells, seller_price_cents: askingPriceBy(prices, cents(cells.msrp_cents)) }
    : cells

const nothing = { cells: {}, photos: [], notes: [] }

function upcIn(record: SpreadsheetRecord, columns: readonly (Column | undefined)[]) {
  const at = columns.findIndex((column) => column?.field === 'upc')
  return readUpc(textOf(readCell('upc', normalizeCell(record, at, 'upc'))))?.upc
}

// Of the columns that are asked here every cell is a text or a figure.
const textOf = (value: CellValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

type Remarks = Pick<ReadRecord, 'notes' | 'problems'>

function takeUpc(values: Record<string, CellValue>, { notes, problems }: Remarks) {
  const text = textOf(values['upc'])
  delete values['upc']
  const reading = readUpc(text)
  if (!text) problems.unshift({ kind: 'missing', field: 'upc' })
  else if (!reading) problems.unshift({ kind: kindOfNoUpc(text), cell: text })
  else if (reading.note === 'padded') notes.push({ kind: 'padded UPC', cell: text })
  else if (reading.note) notes.push({ kind: 'wrong check digit' })
  return reading?.upc
}

const kindOfNoUpc = (text: string) =>
  /^\d+([.,]\d+)?e\+?\d+$/i.test(text) ? 'shortened UPC' : 'no UPC'

type Check = Remarks & { columns: readonly (Column | undefined)[] }

/** The values as far as each may be what it is. */
function checked(values: Record<string, CellValue>, check: Check) {
  let parsed = importedFields.safeParse(values)
  if (!parsed.success)
    parsed = importedFields.safeParse(withoutThose(values, parsed.error.issues, check))
  if (!parsed.success) return { cells: {}, photos: [] }
  const { photo_1, photo_2, photo_3, photo_4, photo_5, ...cells } = parsed.data
  const named = [photo_1, photo_2, photo_3, photo_4, photo_5]
  return { cells, photos: [...new Set(named.filter((photo) => typeof photo === 'string'))] }
}

type Issues = readonly { path: PropertyKey[]; message: string }[]

function withoutThose(
  values: Record<string, CellValue>,
  issues: Issues,
  { columns, notes, problems }: Check,
) {
  const rest = { ...values }
  for (const { path, message } of issues) {
    const column = columns.find((each) => each?.field === path[0])
    if (!column) continue
    delete rest[column.field]
    const { name } = column
    if (column.lenient)
      notes.push({ kind: 'left out', column: name, cell: textOf(values[column.field]) })
    else if (column.kind === 'photo')
      problems.push({ kind: 'photo refused', column: name, words: message })
    else problems.push({ kind: 'out of bounds', column: name, words: message })
  }
  return rest
}
