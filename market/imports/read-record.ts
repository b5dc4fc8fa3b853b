import type { z } from 'zod'
import { cents } from '#market/money.ts'
import { eachField } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import { withPoint } from '#market/spreadsheets/cells/decimal-comma.ts'
import { isErrorValue } from '#market/spreadsheets/cells/error-value.ts'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import { unfitness, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import type { CellKind, Column } from './columns.ts'
import { meaningOf, valueKindOf, type FileValues } from './file-values.ts'
import { readMeasures } from './measure-cells.ts'
import { normalizeCell } from './normalize-cell.ts'
import { readPhotos } from './photo-cells.ts'
import { askingPriceBy, type PriceRule } from './price-rule.ts'
import { readCell, type CellValue } from './read-cell.ts'
import { remark, type Remarks } from './remarks.ts'
import type { RowProblem } from './row-problem.ts'
import { scheduleInput } from './schedule-cells.ts'
import { strangersIn } from './terms-cells.ts'
import { termsInput } from './terms-input.ts'

const importedFields = eachField
  .omit({ upc: true, photo_1: true, photo_2: true, photo_3: true, photo_4: true, photo_5: true })
  .extend(termsInput.shape)
  .extend(scheduleInput.shape)
  .partial()

/** What a row says of a product, apart from its UPC and photos. */
export type ImportedCells = z.infer<typeof importedFields>

export type ReadRecord = Remarks & {
  row: number
  upc: string | undefined
  cells: ImportedCells
  photos: string[]
}

/** How the rows of a file are meant beyond what stands there. */
export type RowMeaning = {
  /** Sets the asking prices, instead of the file. */
  prices?: PriceRule | undefined
  values?: FileValues | undefined
  /** Its figures have a decimal comma. */
  decimal?: 'comma' | undefined
}

/**
 * What a row means. Nothing of a doubtful amount is guessed. A cell that is wrong costs the cell, and its row only
 * where it would be another product without it (beyond N6). A rule for asking prices takes the place of those in
 * the file.
 */
export function readRecord(
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
  { prices, values: said = {}, decimal }: RowMeaning = {},
): ReadRecord {
  const { row } = record
  const unfit = unfitness(record, columns.length)
  if (unfit) {
    const problems = [{ kind: 'unreadable' as const, words: unfit }]
    return { ...nothing, row, upc: upcIn(record, columns), problems }
  }

  const remarks: Remarks = { notes: [], lost: [], problems: [] }
  const values: Record<string, CellValue> = {}
  for (const [at, column] of columns.entries()) {
    if (!column || column.kind === 'photo' || (prices && column.field === 'seller_price_cents'))
      continue
    // Of a column that is there twice, the first cell that says something counts.
    if (column.kind === 'measure' || column.kind === 'weight unit' || column.field in values)
      continue
    const cell = figureIn(record, at, { kind: column.kind, decimal })
    if (!cell || (mayBeWord(column) && saysNothing(cell))) continue
    const value = isErrorValue(cell) ? undefined : readWith(column.kind, cell, said)
    if (value === undefined) remark(remarks, column, unread(column, cell))
    else values[column.field] = value
  }
  const upc = takeUpc(values, remarks)
  Object.assign(values, readMeasures(record, columns, { ...remarks, decimal }))
  const cells = checked(values, columns, remarks)
  const photos = readPhotos(record, columns, remarks)
  return { row, upc, cells: priced(cells, prices), photos, ...remarks }
}

/** What a cell says, in our words or in those of the file. */
function readWith(kind: CellKind, cell: string, said: FileValues) {
  const read = readCell(kind, cell)
  const valueKind = valueKindOf(kind)
  if (read !== undefined || !valueKind) return read
  return meaningOf<string>(cell, said[valueKind])
}

const FIGURES: readonly CellKind[] = ['price', 'count', 'advertised price']

type ColumnReading = { kind: CellKind; decimal: RowMeaning['decimal'] }

/** A cell of a column; of a text with a decimal comma as it is read elsewhere. */
function figureIn(record: SpreadsheetRecord, at: number, { kind, decimal }: ColumnReading) {
  const cell = normalizeCell(record, at, kind)
  const isText = decimal === 'comma' && FIGURES.includes(kind) && !record.numbers?.has(at)
  return isText ? (withPoint(cell) ?? cell) : cell
}

/** Where "N/A" and the like is no value: "None" is one of the terms of a product, and no clear price. */
const mayBeWord = ({ kind, field, ifWrong }: Column) =>
  kind === 'text' || field === 'min_order_units' || ifWrong === 'note'

function unread({ kind, name: column, ifWrong }: Column, cell: string): RowProblem {
  if (ifWrong === 'note') return { kind: 'left out', column, cell }
  if (isErrorValue(cell)) return { kind: 'error value', column, cell }
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

const nothing = { cells: {}, photos: [], notes: [], lost: [] }

function upcIn(record: SpreadsheetRecord, columns: readonly (Column | undefined)[]) {
  const at = columns.findIndex((column) => column?.field === 'upc')
  return readUpc(textOf(readCell('upc', normalizeCell(record, at, 'upc'))))?.upc
}

// Of the columns that are asked here every cell is a text or a figure.
const textOf = (value: CellValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function takeUpc(values: Record<string, CellValue>, { notes, problems }: Remarks) {
  const text = textOf(values['upc'])
  delete values['upc']
  const reading = readUpc(text)
  if (!text) problems.unshift({ kind: 'missing', field: 'upc' })
  else if (!reading) problems.unshift({ kind: 'no UPC', cell: text })
  else if (reading.note === 'padded') notes.push({ kind: 'padded UPC', cell: text })
  else if (reading.note === 'converted')
    notes.push({ kind: 'converted', column: 'UPC', cell: text, read: reading.upc })
  else if (reading.note) notes.push({ kind: 'wrong check digit' })
  return reading?.upc
}

/** The values as far as each may be what it is. */
function checked(
  values: Record<string, CellValue>,
  columns: readonly (Column | undefined)[],
  remarks: Remarks,
): ImportedCells {
  const parsed = importedFields.safeParse(values)
  if (parsed.success) return parsed.data
  const rest = { ...values }
  for (const { path, message: words } of parsed.error.issues) {
    const column = columns.find((each) => each?.field === path[0])
    if (!column) continue
    const cell = textOf(values[column.field])
    delete rest[column.field]
    remark(
      remarks,
      column,
      column.ifWrong === 'note'
        ? { kind: 'left out', column: column.name, cell }
        : { kind: 'out of bounds', column: column.name, words },
    )
  }
  return importedFields.safeParse(rest).data ?? {}
}
