import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import type { Attributes } from '../spreadsheet-tools.ts'
import { columnOf } from './cell-reference.ts'
import { hiddenColumns } from './hidden-columns.ts'
import { readPart } from './read-part.ts'
import { MOST_SHEET_ROWS } from './sheet-bounds.ts'
import { sheetRows, type LeftOut, type SheetCell } from './sheet-rows.ts'
import { unreadable, Unreadable } from './unreadable.ts'
import { isTrue, type Opened, type Workbook } from './workbook.ts'
import { readBehindRows } from './xlsx-behind-rows.ts'
import { cellLinkedBy } from './web-address.ts'
import { cellMeaning } from './xlsx-cell.ts'

type Reading = { path: string; take: (record: SpreadsheetRecord) => boolean }

/** Reads the rows of a sheet, one after the other as they are unpacked. */
export function readXlsxSheet(
  opened: Opened,
  workbook: Workbook,
  { path, take }: Reading,
): LeftOut {
  const hidden = hiddenColumns()
  const { merges, linkAt } = readBehindRows(opened, path)
  const rows = sheetRows(
    {
      merges,
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
  let formula = ''
  // A formula that was filled down is written in the first of its cells, and numbered in the others.
  const shared = new Map<string, number>()
  let filled: string | undefined
  let told: 'text' | 'formula' | undefined
  let isSpoken = false

  /** The cell of its row that a cell is linked by, as the first one of its formula was. */
  function sharedAddressCell() {
    if (filled === undefined) return undefined
    const first = cellLinkedBy(formula)
    if (first?.row === row) shared.set(filled, first.column)
    const column = shared.get(filled)
    return column === undefined ? undefined : { addressCell: { column, row } }
  }

  readPart(opened, path, {
    isDone: () => isDone,
    open(tag, attributes) {
      if (tag === 'c') {
        at = attributes['r'] === undefined ? at + 1 : columnOf(attributes['r'])
        cell = attributes
        text = ''
        formula = ''
        filled = undefined
        isSpoken = false
      } else if (tag === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r'])
        isHiddenRow = isTrue(attributes['hidden'])
        cells = []
        at = -1
      } else if (tag === 'col' && isTrue(attributes['hidden']))
        hidden.hide(Number(attributes['min']) - 1, Number(attributes['max']) - 1)
      else if (tag === 'rPh') isSpoken = true
      else if (tag === 'f' && attributes['t'] === 'shared') filled = attributes['si']
      told = toldIn(tag, isSpoken)
    },
    text(piece) {
      if (told === 'text') text += piece
      else if (told === 'formula') formula += piece
    },
    close(tag) {
      told = undefined
      if (tag === 'rPh') isSpoken = false
      else if (tag === 'c') {
        if (text !== '' || formula !== '')
          cells.push({
            at,
            ...cellMeaning({ attributes: cell, text, formula }, workbook, linkAt(row, at)),
            ...sharedAddressCell(),
          })
      } else if (tag === 'row' && !isDone)
        isDone = !rows.add({ row: rowNumber(row), cells, isHidden: isHiddenRow })
      else if (tag === 'sheetData') isDone = true
    },
  })
  return rows.leftOut()
}

/** What a text stands for, without the Japanese reading aids that Excel keeps next to a word. */
function toldIn(tag: string, isSpoken: boolean) {
  if (tag === 'v' || (tag === 't' && !isSpoken)) return 'text'
  return tag === 'f' ? 'formula' : undefined
}

/** As rows of the database refer to it. */
function rowNumber(row: number) {
  if (!Number.isSafeInteger(row) || row < 1 || row > MOST_SHEET_ROWS)
    throw new Unreadable(unreadable.damaged)
  return row
}
