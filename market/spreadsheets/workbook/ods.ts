import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { numberText } from './number-text.ts'
import { readPart } from './read-part.ts'
import { sheetRows, type LeftOut, type Merge, type Sheet, type SheetCell } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import type { Opened } from './workbook.ts'

const CONTENT = 'content.xml'
const MANIFEST = 'META-INF/manifest.xml'

/** The visible sheets of an OpenDocument spreadsheet. */
export function openOds(opened: Opened): Sheet[] {
  if (isEncrypted(opened)) throw new Unreadable(unreadable.password)
  const hiddenStyles = new Set<string>()
  const names: string[] = []
  let style = ''
  let isSpreadsheet = false
  readPart(opened, CONTENT, {
    open(tag, attributes) {
      if (tag === 'spreadsheet') isSpreadsheet = true
      if (tag === 'style') style = attributes['style:name'] ?? ''
      if (tag === 'table-properties' && attributes['table:display'] === 'false')
        hiddenStyles.add(style)
      if (tag === 'table' && !hiddenStyles.has(attributes['table:style-name'] ?? ''))
        names.push(attributes['table:name'] ?? '')
    },
    text() {},
    close() {},
  })
  if (!isSpreadsheet) throw new Unreadable(unreadable.noWorkbook)
  return names.map((name) => ({ name, read: (take) => readOdsSheet(opened, name, take) }))
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

const HIDDEN = new Set(['collapse', 'filter'])
const repeated = (attributes: Attributes, name: string) => Number(attributes[name] ?? 1)

/** What stands beside a table's own cells, and is none of them. */
const ASIDE = new Set(['annotation', 'shapes', 'forms', 'tracked-changes', 'sub-table'])

function readOdsSheet(
  opened: Opened,
  name: string,
  take: (record: SpreadsheetRecord) => boolean,
): LeftOut {
  const hidden: [first: number, last: number][] = []
  // Merges are found while their first row is read: the list grows as the rows go on.
  const merges = mergesOf(opened, name)
  const rows = sheetRows(
    {
      merges,
      isHidden: (column) => hidden.some(([first, last]) => column >= first && column <= last),
    },
    take,
  )
  let isIn = false
  let isDone = false
  let aside = 0
  let column = 0
  let row = 1
  let rowAttributes: Attributes = {}
  let cells: SheetCell[] = []
  let cell: Attributes | undefined
  let lines: string[] = []
  let isLine = false
  const addToLine = (text: string) => {
    if (isLine && lines.length > 0) lines.push(`${lines.pop()}${text}`)
  }

  readPart(opened, CONTENT, {
    isDone: () => isDone,
    open(tag, attributes) {
      if (tag === 'table') {
        if (attributes['table:name'] === name) isIn = true
      } else if (!isIn || isDone) return
      else if (aside > 0 || ASIDE.has(tag)) aside++
      else if (tag === 'table-column') {
        const last = column + repeated(attributes, 'table:number-columns-repeated')
        if (HIDDEN.has(attributes['table:visibility'] ?? '')) hidden.push([column, last - 1])
        column = last
      } else if (tag === 'table-row') {
        rowAttributes = attributes
        cells = []
        column = 0
      } else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        cell = attributes
        lines = []
      } else if (tag === 'p') {
        lines.push('')
        isLine = true
      } else if (tag === 's') addToLine(' '.repeat(Math.min(100, repeated(attributes, 'text:c'))))
      else if (tag === 'tab') addToLine('\t')
      else if (tag === 'line-break') addToLine('\n')
    },
    text: (piece) => {
      if (aside === 0) addToLine(piece)
    },
    close(tag) {
      if (!isIn || isDone) return
      if (aside > 0) aside--
      else if (tag === 'table') isDone = true
      else if (tag === 'p') isLine = false
      else if (tag === 'table-cell' || tag === 'covered-table-cell') {
        const count = repeated(cell ?? {}, 'table:number-columns-repeated')
        const said = meaning(cell ?? {}, lines.join('\n'))
        if (tag === 'table-cell' && said.text !== '')
          for (let at = column; at < column + Math.min(count, MOST_REPEATED); at++)
            cells.push({ at, ...said })
        column += count
      } else if (tag === 'table-row') {
        const count = repeated(rowAttributes, 'table:number-rows-repeated')
        const isHidden = HIDDEN.has(rowAttributes['table:visibility'] ?? '')
        for (let each = 0; cells.length > 0 && each < count && !isDone; each++)
          isDone = !rows.add(row + each, cells, isHidden)
        row += count
      }
    },
  })
  return rows.leftOut()
}
// More than any table has columns; a background is repeated to the edge of the sheet.
const MOST_REPEATED = 100

/** What a cell says: its value where there is one, for what is shown may be shortened. */
function meaning(cell: Attributes, shown: string) {
  const value = Number(cell['office:value'])
  const type = cell['calcext:value-type'] === 'error' ? 'error' : cell['office:value-type']
  if (type === 'date')
    return { text: isoDateText(cell['office:date-value'] ?? shown), isNumber: false }
  if (type === 'percentage' && Number.isFinite(value))
    return { text: numberText(value, { kind: 'percent', digits: 0 }, false), isNumber: false }
  if ((type === 'float' || type === 'currency') && Number.isFinite(value)) {
    const digits = /^0\d+$/.test(shown.replaceAll(/[\s-]/g, ''))
      ? shown.replaceAll(/\D/g, '').length
      : 0
    return { text: numberText(value, { kind: 'plain', digits }, false), isNumber: true }
  }
  return { text: shown, isNumber: false }
}

/** Cells that reach over several rows. */
function mergesOf(opened: Opened, name: string): Merge[] {
  const merges: Merge[] = []
  let isIn = false
  let isDone = false
  let row = 1
  let rowCount = 1
  let column = 0
  readPart(opened, CONTENT, {
    isDone: () => isDone,
    open(tag, attributes) {
      if (tag === 'table') isIn = attributes['table:name'] === name
      else if (tag === 'table-row') {
        rowCount = repeated(attributes, 'table:number-rows-repeated')
        column = 0
      } else if (isIn && (tag === 'table-cell' || tag === 'covered-table-cell')) {
        const over = repeated(attributes, 'table:number-rows-spanned')
        if (over > 1) merges.push({ column, top: row, bottom: row + over - 1 })
        column += repeated(attributes, 'table:number-columns-repeated')
      }
    },
    text() {},
    close(tag) {
      if (tag === 'table-row' && isIn) row += rowCount
      else if (tag === 'table' && isIn) isDone = true
    },
  })
  return merges
}
