import { HEADER_WITHIN_ROWS } from '../find-header.ts'
import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import { readOdsTables, type OdsTable } from './ods-table.ts'
import { odsNames } from './ods-names.ts'
import { readPart } from './read-part.ts'
import { countOf } from './sheet-bounds.ts'
import type { Sheet } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import type { Opened } from './workbook.ts'

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** The visible sheets of an OpenDocument spreadsheet. */
export function openOds(opened: Opened): Sheet[] {
  if (isEncrypted(opened)) throw new Unreadable(unreadable.password)
  const tables = tablesOf(opened)
  let beginnings: ReadonlyMap<OdsTable, SpreadsheetRecord[]> | undefined
  // All sheets stand in one part: read for each of them, it would be read too often.
  const beginningOf = (table: OdsTable) =>
    (beginnings ??= beginningsOf(opened, tables)).get(table) ?? []
  return tables.map((table) => ({
    name: table.name,
    read: (take) => readOdsTables(opened, [{ table, take }]),
    beginning: () => beginningOf(table),
  }))
}

function beginningsOf(opened: Opened, tables: readonly OdsTable[]) {
  const beginnings = new Map(tables.map((table): [OdsTable, SpreadsheetRecord[]] => [table, []]))
  readOdsTables(
    opened,
    [...beginnings].map(([table, records]) => ({
      table,
      take: (record) => records.push(record) < HEADER_WITHIN_ROWS,
    })),
  )
  return beginnings
}

/** What there is to know of the visible tables before their rows are read, such as their cells that reach over several rows. */
function tablesOf(opened: Opened): OdsTable[] {
  const hiddenStyles = new Set<string>()
  const tables: OdsTable[] = []
  let style = ''
  let isSpreadsheet = false
  let place = -1
  let table: OdsTable | undefined
  let row = 1
  let rowCount = 1
  let column = 0
  const usual = odsNames()
  readPart(opened, CONTENT, {
    open(tag, given) {
      const attributes = usual(given)
      if (tag === 'spreadsheet') isSpreadsheet = true
      if (tag === 'style') style = attributes['style:name'] ?? ''
      if (tag === 'table-properties' && attributes['table:display'] === 'false')
        hiddenStyles.add(style)
      if (tag === 'table') {
        place++
        row = 1
        table = { place, name: attributes['table:name'] ?? '', merges: [] }
        if (!hiddenStyles.has(attributes['table:style-name'] ?? '')) tables.push(table)
      } else if (tag === 'table-row') {
        rowCount = countOf(attributes['table:number-rows-repeated'])
        column = 0
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const over = countOf(attributes['table:number-rows-spanned'])
        if (over > 1) table?.merges.push({ column, top: row, bottom: row + over - 1 })
        column += countOf(attributes['table:number-columns-repeated'])
      }
    },
    text() {},
    close(tag) {
      if (tag === 'table-row') row += rowCount
    },
  })
  if (!isSpreadsheet) throw new Unreadable(unreadable.noWorkbook)
  return tables
}

function isEncrypted(opened: Opened) {
  let isSo = false
  if (!opened.zip.has(MANIFEST)) return isSo
  readPart(opened, MANIFEST, {
    open(tag) {
      if (tag === 'encryption-data') isSo = true
    },
    text() {},
    close() {},
  })
  return isSo
}
