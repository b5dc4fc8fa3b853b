import { HEADER_WITHIN_ROWS, headerAmong } from '../find-header.ts'
import type { SpreadsheetRecord } from '../spreadsheet-record.ts'
import { MOST_SHEETS } from './sheet-bounds.ts'
import type { Sheet } from './sheet-rows.ts'
import { noSheetNamed, unreadable, Unreadable } from './unreadable.ts'

type Wish = {
  sheet?: string | undefined
  countKnown: (header: readonly string[]) => number
}

/** The sheet that was asked for, or else the first of those whose header has the most known columns. */
export function chooseSheet(sheets: readonly Sheet[], { sheet: wanted, countKnown }: Wish): Sheet {
  if (sheets.length > MOST_SHEETS) throw new Unreadable(unreadable.tooManySheets)
  if (wanted !== undefined) {
    const named = sheets.find(({ name }) => name === wanted)
    if (!named) throw new Unreadable(noSheetNamed(wanted))
    return named
  }
  let best: { sheet: Sheet; known: number } | undefined
  for (const sheet of sheets) {
    const records = sheet.beginning?.() ?? firstRows(sheet)
    const { known } = headerAmong(records, countKnown)
    if (records.length > 0 && (!best || known > best.known)) best = { sheet, known }
  }
  if (!best) throw new Unreadable(unreadable.noSheet)
  return best.sheet
}

function firstRows(sheet: Sheet) {
  const records: SpreadsheetRecord[] = []
  sheet.read((record) => records.push(record) < HEADER_WITHIN_ROWS)
  return records
}
