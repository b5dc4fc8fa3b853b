import type { Attributes, SpreadsheetTools } from '../spreadsheet-tools.ts'
import { effortFor, type Effort } from './effort.ts'
import { nesting } from './nesting.ts'
import { numberText } from './number-text.ts'
import { countOf, MOST_SHEET_COLUMNS } from './sheet-bounds.ts'
import { webAddress } from './web-address.ts'
import { sheetRows, type Merge, type Sheet, type SheetCell } from './sheet-rows.ts'

type HtmlRow = { row: number; cells: SheetCell[]; isHidden: boolean }
type HtmlTable = {
  rowCount: number
  /** Those with cells that say something. */
  rows: HtmlRow[]
  merges: Merge[]
  /** The last row of the cell that reaches furthest down, by column. */
  takenTo: number[]
}
const newTable = (): HtmlTable => ({ rowCount: 0, rows: [], merges: [], takenTo: [] })

const NOT_SHOWN = new Set(['style', 'script', 'title'])
const isNotShown = ({ style = '', hidden }: Attributes) =>
  hidden !== undefined || /display\s*:\s*none/i.test(style)

/** The tables of a page, as spreadsheets copy their cells and old programs export them; tables within tables are text. */
export function htmlTables(text: string, { markup }: SpreadsheetTools): Sheet[] {
  const tables: HtmlTable[] = []
  let depth = 0
  let skipped = 0
  let table = newTable()
  let row: HtmlRow | undefined
  let column = 0
  let cell: { attributes: Attributes; text: string; link: string } | undefined

  const endCell = () => {
    if (!cell || !row) return
    const { attributes } = cell
    const end = column + countOf(attributes['colspan'])
    const bottom = row.row + countOf(attributes['rowspan']) - 1
    const said = meaning(attributes, cell.text)
    if (said.text !== '' && column < MOST_SHEET_COLUMNS) {
      const link = webAddress(cell.link)
      row.cells.push({ at: column, ...said, ...(link && { link }) })
      if (bottom > row.row) table.merges.push({ column, top: row.row, bottom })
    }
    if (bottom > row.row)
      for (let at = column; at < Math.min(end, MOST_SHEET_COLUMNS); at++)
        table.takenTo[at] = Math.max(bottom, table.takenTo[at] ?? 0)
    column = end
    cell = undefined
  }
  const nextFree = ({ row: number }: HtmlRow) => {
    while ((table.takenTo[column] ?? 0) >= number) column++
  }
  const endRow = () => {
    endCell()
    if (row && row.cells.length > 0) table.rows.push(row)
    row = undefined
  }

  const depthOfAll = nesting()
  const parser = markup(
    {
      open(tag, attributes) {
        depthOfAll.open()
        if (skipped > 0 || NOT_SHOWN.has(tag)) skipped++
        else if (tag === 'table') {
          depth++
          if (depth === 1) table = newTable()
        } else if (depth !== 1) return
        else if (tag === 'tr') {
          endRow()
          row = { row: ++table.rowCount, cells: [], isHidden: isNotShown(attributes) }
          column = 0
        } else if (tag === 'td' || tag === 'th') {
          endCell()
          if (!row) return
          nextFree(row)
          cell = { attributes, text: '', link: '' }
        } else if (tag === 'a' && cell) cell.link ||= attributes['href'] ?? ''
        else if (tag === 'br' && cell) cell.text += '\n'
      },
      text(piece) {
        if (skipped === 0 && cell) cell.text += piece.replaceAll(/\s+/g, ' ')
      },
      close(tag) {
        depthOfAll.close()
        if (skipped > 0) skipped--
        else if (tag === 'table') {
          if (depth === 1) {
            endRow()
            tables.push(table)
          }
          depth = Math.max(0, depth - 1)
        } else if (depth === 1 && (tag === 'td' || tag === 'th')) endCell()
        else if (depth === 1 && tag === 'tr') endRow()
      },
    },
    'html',
  )
  parser.write(text)
  parser.end()
  if (depth > 0) {
    endRow()
    tables.push(table)
  }
  const effort = effortFor(text.length)
  return tables.map((each, at) => sheetOf(each, at, effort))
}

const sheetOf = ({ rows: all, merges }: HtmlTable, at: number, effort: Effort): Sheet => ({
  name: `Table ${at + 1}`,
  read(take) {
    const rows = sheetRows({ merges, isHidden: () => false, effort }, take)
    for (const row of all) if (!rows.add(row)) break
    return rows.leftOut()
  },
})

/** What a cell says. A number may be shown rounded, as 1.23E+11; if its exact value was copied too, that is used. */
function meaning(attributes: Attributes, text: string) {
  const shown = text
    .split('\n')
    .map((line) => line.replaceAll('\u00A0', ' ').trim())
    .join('\n')
    .trim()
  if (!/^\$?\d[\d,]*(?:\.\d+)?(?:E\+?\d+)?$/i.test(shown)) return { text: shown, isNumber: false }
  const copied = attributes['sdval'] ?? attributes['x:num'] ?? numberOfSheets(attributes)
  const value = Number(copied || Number.NaN)
  if (!Number.isFinite(value)) return { text: shown, isNumber: false }
  return { text: numberText(value, { kind: 'plain', digits: 0 }, false), isNumber: true }
}

/** As Google Sheets copies it: {"1":3,"3":123456789012}. */
const numberOfSheets = (attributes: Attributes) =>
  /"3"\s*:\s*(\d+(?:\.\d+)?)/.exec(attributes['data-sheets-value'] ?? '')?.[1]
