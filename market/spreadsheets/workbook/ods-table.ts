import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import type { Attributes } from '../spreadsheet-tools.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { odsMeaning } from './ods-cell.ts'
import { odsNames } from './ods-names.ts'
import { readPart } from './read-part.ts'
import { countOf, MOST_SHEET_COLUMNS, MOST_SHEET_ROWS } from './sheet-bounds.ts'
import { type LeftOut, type Merge, type SheetCell, sheetRows } from './sheet-rows.ts'
import type { Opened } from './workbook.ts'

/** A table of the content by its place there: names may be the same. */
export type OdsTable = { place: number; name: string; merges: Merge[] }

type Reading = { table: OdsTable; take: (record: SpreadsheetRecord) => boolean }

const HIDDEN = new Set(['collapse', 'filter'])

/** Parts of a table that hold no cells of its own, such as shapes and notes. */
const ASIDE = new Set(['annotation', 'shapes', 'forms', 'tracked-changes', 'sub-table'])

/** Reads the rows of these tables in one go, and says what is left out of the last of them. */
export function readOdsTables(opened: Opened, readings: readonly Reading[]): LeftOut {
  const readingOf = new Map(readings.map((each) => [each.table.place, each]))
  let left = readings.length
  let place = -1
  let tableDepth = 0
  let rows: ReturnType<typeof sheetRows> | undefined
  let leftOut: LeftOut = { hiddenRows: 0, hiddenColumns: 0 }
  let hidden = hiddenColumns()
  let isDone = false
  let aside = 0
  let column = 0
  let row = 1
  let rowAttributes: Attributes = {}
  let cells: SheetCell[] = []
  let cell: Attributes | undefined
  let lines: string[] = []
  let isLine = false
  let link = ''
  const usual = odsNames()
  const addToLine = (text: string) => {
    if (isLine && lines.length > 0) lines.push(`${lines.pop()}${text}`)
  }

  function begin() {
    place++
    const reading = readingOf.get(place)
    hidden = hiddenColumns()
    const { effort } = opened.zip
    rows =
      reading &&
      sheetRows({ merges: reading.table.merges, isHidden: hidden.has, effort }, reading.take)
    isDone = rows === undefined
    column = 0
    row = 1
    aside = 0
  }
  function end() {
    if (!rows) return
    leftOut = rows.leftOut()
    rows = undefined
    left--
  }

  readPart(opened, 'content.xml', {
    isDone: () => left === 0 || (left === 1 && isDone && rows !== undefined),
    open(tag, given) {
      const attributes = usual(given)
      if (tag === 'table' && tableDepth++ === 0) begin()
      else if (tableDepth === 0 || isDone) return
      else if (aside > 0 || ASIDE.has(tag)) aside++
      else if (tag === 'table-column') {
        const last = column + countOf(attributes['table:number-columns-repeated'])
        if (HIDDEN.has(attributes['table:visibility'] ?? '')) hidden.hide(column, last - 1)
        column = last
      } else if (tag === 'table-row') {
        rowAttributes = attributes
        cells = []
        column = 0
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        cell = attributes
        lines = []
        link = ''
      } else if (tag === 'a') link ||= attributes['xlink:href'] ?? ''
      else if (tag === 'p') {
        lines.push('')
        isLine = true
      } else if (tag === 's') addToLine(' '.repeat(Math.min(100, countOf(attributes['text:c']))))
      else if (tag === 'tab') addToLine('\t')
      else if (tag === 'line-break') addToLine('\n')
    },
    text: (piece) => {
      if (aside === 0) addToLine(piece)
    },
    close(tag) {
      if (tag === 'table' && --tableDepth === 0) return end()
      if (tableDepth === 0 || isDone) return
      if (aside > 0) aside--
      else if (tag === 'p') isLine = false
      else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const next = column + countOf(cell?.['table:number-columns-repeated'])
        const said = odsMeaning(cell ?? {}, lines.join('\n'), link)
        if (tag === 'table-cell' && said.text !== '')
          for (
            let at = column;
            at < Math.min(next, column + MOST_REPEATED, MOST_SHEET_COLUMNS);
            at++
          )
            cells.push({ at, ...said })
        column = next
      } else if (tag === 'table-row') {
        const times = countOf(rowAttributes['table:number-rows-repeated'])
        const isHidden = HIDDEN.has(rowAttributes['table:visibility'] ?? '')
        isDone = row + times > MOST_SHEET_ROWS + 1 && cells.length > 0
        const shown = Math.min(times, MOST_SHEET_ROWS + 1 - row)
        if (rows && cells.length > 0)
          isDone = !rows.add({ row, cells, isHidden, times: shown }) || isDone
        row += times
      }
    },
  })
  end()
  return leftOut
}
// More than any table has columns; a background is repeated to the edge of the sheet.
const MOST_REPEATED = 100
