import type { Column } from '#market/imports/columns.ts'
import { normalizeCell } from '#market/imports/normalize-cell.ts'
import { matchHeader } from '#market/imports/match-header.ts'
import { isBlank, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { isChanged, type Changes } from './changes.ts'
import type { Spreadsheet } from './spreadsheet.ts'

/** Written for a row that a stray quotation mark has torn, so that it is read as torn again. */
export const TORN_CELL = 'x"x'

/** Whether a cell says more than its text, which is all that a file of text keeps of it. */
export const isMore = ({ numbers, merged, links }: SpreadsheetRecord, at: number) =>
  numbers?.has(at) || merged?.has(at) || links?.has(at)

/** Stands for the cells that a row has beyond its header. */
const TOO_MUCH = 'x'

/** The file with the seller's changes: the template's column names, and the corrections. Rows keep their numbers. */
export function applyChanges(spreadsheet: Spreadsheet, changes: Changes): Spreadsheet {
  const { header, records } = spreadsheet
  if (!header || !isChanged(changes)) return spreadsheet
  const names = namesMeant(header, changes)
  const match = matchHeader(names)
  if ('problem' in match) return { header: { ...header, cells: names }, records }

  const columns = [...columnsKept(match.columns), ...columnsAdded(match.columns, changes)]
  const fixesOf = Map.groupBy(changes.fixes, ({ row }) => row)
  const project = (record: SpreadsheetRecord): SpreadsheetRecord => {
    const fixes = fixesOf.get(record.row) ?? []
    const cells = columns.map(({ name, at, kind }) => {
      const fix = fixes.find(({ column }) => column === name)
      if (fix) return joinLines(fix.text)
      const isMarked = isMore(record, at)
      return kind && isMarked ? normalizeCell(record, at, kind) : (record.cells[at] ?? '')
    })
    if (record.problem) return { ...record, cells: [...cells, TORN_CELL] }
    return { row: record.row, cells: isTooWide(record, header) ? [...cells, TOO_MUCH] : cells }
  }
  return {
    header: { row: header.row, cells: columns.map(({ name }) => name) },
    records: records.map(project).filter(({ cells }) => !isBlank(cells)),
  }
}

const columnsKept = (columns: readonly (Column | undefined)[]) =>
  columns.flatMap((column, at) => (column ? [{ name: column.name, at, kind: column.kind }] : []))

/** Those the file does not have, and the seller filled in. */
function columnsAdded(columns: readonly (Column | undefined)[], { fixes }: Changes) {
  const known = new Set(columns.map((column) => column?.name))
  const added = new Set(fixes.map(({ column }) => column).filter((name) => !known.has(name)))
  return [...added].map((name) => ({ name, at: NOWHERE, kind: undefined }))
}
export const NOWHERE = -1

/** The names of a header's columns as the seller means them. */
export const namesMeant = (header: SpreadsheetRecord, changes: Changes) =>
  header.cells.map((cell, at) => {
    const column = changes.columns[at]
    return column === undefined ? cell : (column ?? '')
  })

const isTooWide = ({ cells }: SpreadsheetRecord, header: SpreadsheetRecord) =>
  !isBlank(cells.slice(header.cells.length))

export const joinLines = (text: string) => text.toWellFormed().replaceAll(/[\r\n]+/g, ' ')
