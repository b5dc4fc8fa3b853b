import type { z } from 'zod'
import { eachField } from '#market/products/product-fields.ts'
import { readUpc } from '#market/products/upc.ts'
import {
  quoted,
  unfitness,
  type SpreadsheetRecord,
} from '#market/spreadsheets/spreadsheet-record.ts'
import type { Column } from './columns.ts'
import { readCell } from './read-cell.ts'

const importedFields = eachField.omit({ upc: true }).partial()
const PHOTO_FIELDS = ['photo_1', 'photo_2', 'photo_3', 'photo_4', 'photo_5'] as const

/** What a row says of a lot beside its UPC and photos. */
export type ImportedCells = Omit<z.infer<typeof importedFields>, (typeof PHOTO_FIELDS)[number]>

export type ReadRecord = {
  row: number
  upc: string | undefined
  cells: ImportedCells
  photos: string[]
  /** What the seller should know and need not change. */
  notes: string[]
  /** Why the row is refused, if any. */
  problems: string[]
}

/** What a row means. Nothing of a doubtful amount is guessed. */
export function readRecord(
  record: SpreadsheetRecord,
  columns: readonly (Column | undefined)[],
): ReadRecord {
  const { row } = record
  const unfit = unfitness(record, columns.length)
  if (unfit) return { ...nothing, row, upc: upcIn(record, columns), problems: [unfit] }

  const notes: string[] = []
  const problems: string[] = []
  const values: Record<string, string | number> = {}
  for (const [at, column] of columns.entries()) {
    const cell = record.cells[at]?.trim()
    if (!column || !cell) continue
    const value = readCell(column.kind, cell)
    if (value !== undefined) values[column.field] = value
    else if (column.lenient) notes.push(`${column.name} ${quoted(cell)} was left out`)
    else problems.push(`${column.name} ${quoted(cell)} is not clear`)
  }
  const upc = takeUpc(values, { notes, problems })
  if (values['weight'] !== undefined && values['weight_unit'] === undefined) {
    delete values['weight']
    notes.push('Weight was left out: it needs a Weight Unit')
  }
  return { row, upc, ...checked(values, { columns, notes, problems }), notes, problems }
}

const nothing = { cells: {}, photos: [], notes: [] }

function upcIn({ cells }: SpreadsheetRecord, columns: readonly (Column | undefined)[]) {
  const cell = cells[columns.findIndex((column) => column?.field === 'upc')]
  return readUpc(String(readCell('upc', cell?.trim() ?? '')))?.upc
}

type Remarks = { notes: string[]; problems: string[] }

function takeUpc(values: Record<string, string | number>, { notes, problems }: Remarks) {
  const text = String(values['upc'] ?? '')
  delete values['upc']
  const reading = readUpc(text)
  if (!text) problems.unshift('Missing UPC')
  else if (!reading) problems.unshift(`UPC ${quoted(text)} ${whyNoUpc(text)}`)
  else if (reading.note === 'padded') notes.push(`UPC ${text} got its leading zero back`)
  else if (reading.note) notes.push('UPC has a wrong check digit')
  return reading?.upc
}

const whyNoUpc = (text: string) =>
  /^\d+([.,]\d+)?e\+?\d+$/i.test(text)
    ? 'was shortened by a spreadsheet: format the column as text'
    : 'does not have 8, 12, 13 or 14 digits'

type Check = Remarks & { columns: readonly (Column | undefined)[] }

/** The values as far as each may be what it is. */
function checked(values: Record<string, string | number>, check: Check) {
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
  values: Record<string, string | number>,
  issues: Issues,
  { columns, notes, problems }: Check,
) {
  const rest = { ...values }
  for (const { path, message } of issues) {
    const column = columns.find((each) => each?.field === path[0])
    if (!column) continue
    delete rest[column.field]
    const { name } = column
    if (column.lenient) notes.push(`${name} ${quoted(String(values[column.field]))} was left out`)
    else problems.push(message.startsWith('Photo URL') ? message : `${name}: ${message}`)
  }
  return rest
}
