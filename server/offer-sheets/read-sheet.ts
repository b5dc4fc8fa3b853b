import { knownIn, matchSheetHeader } from '#market/offer-sheets/match-sheet-header.ts'
import { readSheetRow, type SheetRow } from '#market/offer-sheets/read-sheet-row.ts'
import { MOST_SHEET_ROWS } from '#market/offer-sheets/sheet-limits.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record.ts'

/** The rows of a filled sheet that offer something, and how many offer nothing. */
export type FilledSheet = { rows: SheetRow[]; emptyCount: number } | { problem: string }

const TOO_MANY = `The file has more than ${MOST_SHEET_ROWS.toLocaleString('en-US')} rows with offers`

/** What a file offers row by row, or why it cannot be worked with at all. */
export function readSheet(bytes: Uint8Array): FilledSheet {
  const rows: SheetRow[] = []
  let emptyCount = 0
  let header: ReturnType<typeof matchSheetHeader> | undefined
  eachRecord(bytes, {
    countKnown: knownIn,
    take: (record) => {
      if (!header) {
        header = matchSheetHeader(record.cells)
        return !('problem' in header)
      }
      if ('problem' in header) return false
      const row = readSheetRow(record, header)
      if (row) rows.push(row)
      else emptyCount++
      return rows.length <= MOST_SHEET_ROWS
    },
  })
  if (!header) return { problem: 'The file is empty' }
  if ('problem' in header) return header
  if (rows.length > MOST_SHEET_ROWS) return { problem: TOO_MANY }
  return { rows, emptyCount }
}
