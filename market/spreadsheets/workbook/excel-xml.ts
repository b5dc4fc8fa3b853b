import type { Attributes, SpreadsheetTools } from '../spreadsheet-tools.ts'
import { effortFor } from './effort.ts'
import { excelXmlMeaning, formatNamed } from './excel-xml-cell.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { nesting } from './nesting.ts'
import type { NumberFormat } from './number-text.ts'
import { bare } from './read-part.ts'
import { countOf, MOST_SHEET_ROWS } from './sheet-bounds.ts'
import { sheetRows, type Merge, type Sheet, type SheetCell } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { isTrue } from './workbook.ts'

type XmlSheet = {
  name: string
  isHidden: boolean
  hidden: ReturnType<typeof hiddenColumns>
  rows: { row: number; cells: SheetCell[]; isHidden: boolean }[]
  merges: Merge[]
}

const LONGEST_END = 500
const WHOLE = /<\/(?:[^<>:\s]{1,64}:)?Workbook\s*>/

// Parts of a cell that are not its text.
const ASIDE = new Set(['Comment', 'PhoneticText'])

/** The visible sheets of a workbook saved as XML, as Excel 2003 did and programs for accounts still do. */
export function excelXmlSheets(text: string, { markup }: SpreadsheetTools): Sheet[] {
  if (!WHOLE.test(text.slice(-LONGEST_END))) throw new Unreadable(unreadable.damaged)
  const sheets: XmlSheet[] = []
  const formats = new Map<string, NumberFormat>()
  let sheet: XmlSheet | undefined
  let style = ''
  let row = 0
  let isHiddenRow = false
  let cells: SheetCell[] = []
  let column = 0
  let cell: Attributes = {}
  let type = ''
  let said: string | undefined
  let aside = 0

  const begin: Record<string, (attributes: Attributes) => void> = {
    Style: ({ ID = '' }) => void (style = ID),
    NumberFormat: ({ Format }) => void formats.set(style, formatNamed(Format)),
    Worksheet({ Name = '' }) {
      sheet = { name: Name, isHidden: false, hidden: hiddenColumns(), rows: [], merges: [] }
      sheets.push(sheet)
      row = 1
      column = 0
    },
    Column({ Index, Span, Hidden }) {
      if (Index !== undefined) column = countOf(Index) - 1
      const end = column + reachOf(Span)
      if (isTrue(Hidden)) sheet?.hidden.hide(column, end)
      column = end + 1
    },
    Row({ Index, Hidden }) {
      if (Index !== undefined) row = countOf(Index)
      isHiddenRow = isTrue(Hidden)
      cells = []
      column = 0
    },
    Cell(attributes) {
      cell = attributes
      if (attributes['Index'] !== undefined) column = countOf(attributes['Index']) - 1
      const down = reachOf(attributes['MergeDown'])
      if (down > 0) sheet?.merges.push({ column, top: row, bottom: row + down })
    },
    Data({ Type = '' }) {
      type = Type
      said = ''
    },
    Visible: () => void (said = ''),
  }
  const end: Record<string, () => void> = {
    Data() {
      const format = formats.get(cell['StyleID'] ?? '')
      cells.push({ at: column, ...excelXmlMeaning({ cell, type, said: said ?? '' }, format) })
      said = undefined
    },
    Cell: () => void (column += 1 + reachOf(cell['MergeAcross'])),
    Row() {
      if (row > MOST_SHEET_ROWS) throw new Unreadable(unreadable.damaged)
      if (cells.length > 0) sheet?.rows.push({ row, cells, isHidden: isHiddenRow })
      row++
    },
    Visible() {
      if (sheet && /hidden/i.test(said ?? '')) sheet.isHidden = true
      said = undefined
    },
  }

  const depth = nesting()
  const parser = markup(
    {
      open(name, attributes) {
        depth.open()
        const tag = bare(name)
        if (aside > 0 || ASIDE.has(tag)) aside++
        else begin[tag]?.(bareNames(attributes))
      },
      text(piece) {
        if (aside === 0 && said !== undefined) said += piece
      },
      close(name) {
        depth.close()
        if (aside > 0) aside--
        else end[bare(name)]?.()
      },
    },
    'xml',
  )
  parser.write(text)
  parser.end()

  const effort = effortFor(text.length)
  return sheets.flatMap(({ name, isHidden, hidden, rows: all, merges }): Sheet[] => {
    if (isHidden) return []
    return [
      {
        name,
        read(take) {
          const rows = sheetRows({ merges, isHidden: hidden.has, effort }, take)
          for (const each of all) if (!rows.add(each)) break
          return rows.leftOut()
        },
      },
    ]
  })
}

const bareNames = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [bare(name), value]))

/** How far an element reaches beyond its own place. */
const reachOf = (span: string | undefined) =>
  span === undefined ? 0 : countOf(String(Number(span) + 1)) - 1
