import type { Column } from '#market/imports/columns.ts'
import { normalizeCell } from '#market/imports/normalize-cell.ts'
import { matchHeader } from '#market/imports/match-header.ts'
import { isBlank, type SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { applyChanges, isMore, NOWHERE, joinLines, TORN_CELL, namesMeant } from './apply-changes.ts'
import { mappingOf } from './mapping-of.ts'
import type { Changes } from './changes.ts'
import type { Spreadsheet } from './spreadsheet.ts'

/** A file as it is sent and judged, and what its headers stand for: under its own headers, where a mapping can say that. */
export function meantSpreadsheet(spreadsheet: Spreadsheet, changes: Changes) {
  const mapping = mappingOf(spreadsheet.header?.cells ?? [], changes)
  return mapping
    ? { spreadsheet: applyFixes(spreadsheet, changes), mapping }
    : { spreadsheet: applyChanges(spreadsheet, changes), mapping: {} }
}

/** A file with its own headers and the seller's corrections. */
function applyFixes(spreadsheet: Spreadsheet, changes: Changes): Spreadsheet {
  const { header, records } = spreadsheet
  if (!header) return spreadsheet
  const match = matchHeader(namesMeant(header, changes))
  if ('problem' in match) return spreadsheet
  const { columns } = match
  const width = header.cells.length
  const added = [...new Set(changes.fixes.map(({ column }) => column))].filter(
    (name) => !columns.some((column) => column?.name === name),
  )
  const placeOf = (name: string) => {
    const at = columns.findIndex((column) => column?.name === name)
    return at === NOWHERE ? width + added.indexOf(name) : at
  }
  const fixesOf = Map.groupBy(changes.fixes, ({ row }) => row)
  const fixed = (record: SpreadsheetRecord): SpreadsheetRecord => {
    const fixes = fixesOf.get(record.row) ?? []
    const cells = meantCells(record, columns)
    if (changes.fixes.length === 0 && !record.problem) return { row: record.row, cells }
    while (cells.length < width) cells.push('')
    // Added columns stand before what is too much in a row.
    cells.splice(width, 0, ...added.map(() => ''))
    for (const { column, text } of fixes) cells[placeOf(column)] = joinLines(text)
    return record.problem ? { ...record, cells: [...cells, TORN_CELL] } : { row: record.row, cells }
  }
  return {
    header: { row: header.row, cells: [...header.cells, ...added] },
    records: records.map(fixed).filter(({ cells }) => !isBlank(cells)),
  }
}

/** Cells as a file of text says them, which knows neither numbers nor merged cells. */
const meantCells = (record: SpreadsheetRecord, columns: readonly (Column | undefined)[]) =>
  record.cells.map((cell, at) => {
    const column = columns[at]
    const isMarked = isMore(record, at)
    return column && isMarked ? normalizeCell(record, at, column.kind) : cell
  })
