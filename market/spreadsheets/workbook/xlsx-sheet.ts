import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import type { Attributes } from '../spreadsheet-tools.ts'
import { isoDateText } from './date-text.ts'
import { numberText } from './number-text.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { readPart } from './read-part.ts'
import { MOST_SHEET_ROWS } from './sheet-bounds.ts'
import { sheetRows, type LeftOut, type Merge, type SheetCell } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { isTrue, plainText, type Opened, type Workbook } from './workbook.ts'

type Reading = { path: string; take: (record: SpreadsheetRecord) => boolean }

/** Reads the rows of a sheet, one after the other as they are unpacked. */
export function readXlsxSheet(
  opened: Opened,
  workbook: Workbook,
  { path, take }: Reading,
): LeftOut {
  const hidden = hiddenColumns()
  const rows = sheetRows(
    {
      merges: mergesOf(opened, path),
      isHidden: hidden.has,
      effort: opened.zip.effort,
    },
    take,
  )
  let isDone = false
  let row = 0
  let isHiddenRow = false
  let cells: SheetCell[] = []
  let at = -1
  let cell: Attributes = {}
  let text = ''
  let isText = false

  readPart(opened, path, {
    isDone: () => isDone,
    open(tag, attributes) {
      if (tag === 'c') {
        at = attributes['r'] === undefined ? at + 1 : columnOf(attributes['r'])
        cell = attributes
        text = ''
      } else if (tag === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r'])
        isHiddenRow = isTrue(attributes['hidden'])
        cells = []
        at = -1
      } else if (tag === 'col' && isTrue(attributes['hidden']))
        hidden.hide(Number(attributes['min']) - 1, Number(attributes['max']) - 1)
      isText = tag === 'v' || tag === 't'
    },
    text(piece) {
      if (isText) text += piece
    },
    close(tag) {
      isText = false
      if (tag === 'c') {
        if (text !== '') cells.push({ at, ...meaning(cell, text, workbook) })
      } else if (tag === 'row' && !isDone)
        isDone = !rows.add({ row: rowNumber(row), cells, isHidden: isHiddenRow })
      else if (tag === 'sheetData') isDone = true
    },
  })
  return rows.leftOut()
}

function meaning({ t: type, s: style }: Attributes, text: string, workbook: Workbook) {
  const isNumber = false
  if (type === 's') return { text: workbook.strings[Number(text)] ?? '', isNumber }
  if (type === 'str' || type === 'inlineStr') return { text: plainText(text), isNumber }
  if (type === 'e') return { text, isNumber }
  if (type === 'b') return { text: isTrue(text) ? 'TRUE' : 'FALSE', isNumber }
  if (type === 'd') return { text: isoDateText(text), isNumber }
  const value = Number(text)
  if (!Number.isFinite(value)) return { text, isNumber }
  const format = workbook.formats[Number(style ?? 0)] ?? { kind: 'plain', digits: 0 }
  return {
    text: numberText(value, format, workbook.is1904),
    isNumber: format.kind === 'plain',
  }
}

/** As rows of the database refer to it. */
function rowNumber(row: number) {
  if (!Number.isSafeInteger(row) || row < 1 || row > MOST_SHEET_ROWS)
    throw new Unreadable(unreadable.damaged)
  return row
}

const A = 64
const LETTERS = 26

/** The column of a reference such as "AB12", from 0 on. */
function columnOf(reference: string) {
  let column = 0
  for (let place = 0; ; place++) {
    const letter = reference.charCodeAt(place) - A
    if (!(letter >= 1 && letter <= LETTERS)) return column - 1
    column = column * LETTERS + letter
  }
}

/** Merged cells stand behind the rows, so that they are looked for first. */
function mergesOf(opened: Opened, path: string): Merge[] {
  const merges: Merge[] = []
  const decoder = new opened.tools.TextDecoder('utf-8')
  let rest = ''
  opened.zip.read(path, (piece) => {
    const text = rest + decoder.decode(piece, { stream: true })
    let end = 0
    for (const found of text.matchAll(MERGE)) {
      const [, letters = '', top, bottom] = found
      end = found.index + found[0].length
      if (top !== bottom)
        merges.push({ column: columnOf(letters), top: Number(top), bottom: Number(bottom) })
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_MERGE))
    return true
  })
  return merges
}
const LONGEST_MERGE = 200
// Each part of it is bounded: without that, a text of its first word alone takes the square of its length.
const MERGE = /mergeCell\s[^>]{0,150}?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g
