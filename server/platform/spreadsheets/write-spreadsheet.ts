import type { FileAnswer, FlowAnswer } from '#market/endpoint.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { csvLines, csvText, type CsvCell } from '#market/spreadsheets/write-csv.ts'
import {
  MOST_SHEET_ROWS,
  SHEET_END,
  SHEET_PART,
  sheetBeginning,
  sheetRowsText,
  workbookParts,
} from '#market/spreadsheets/write-workbook.ts'
import { zipOf, type ZipEntry } from '#server/platform/zip.ts'

type Row = readonly CsvCell[]

export type SpreadsheetToWrite = {
  /** Without what says its format. */
  name: string
  header: Row
  /** The rows, in batches as they are read. */
  batches: AsyncIterable<readonly Row[]>
}

/** A file of rows that is sent as it is written, however many there are. */
export const spreadsheetFlow = (format: FileFormat, sheet: SpreadsheetToWrite): FlowAnswer => ({
  name: `${sheet.name}.${format}`,
  pieces: format === 'csv' ? csvPieces(sheet) : zipOf(partsOf(sheet)),
})

/** The same, held whole: for rows that are read within one transaction. */
export async function spreadsheetFile(
  format: FileFormat,
  sheet: SpreadsheetToWrite,
): Promise<FileAnswer> {
  const { name, pieces } = spreadsheetFlow(format, sheet)
  const all: Uint8Array[] = []
  for await (const piece of pieces) all.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
  return { name, bytes: Buffer.concat(all) }
}

export async function* batchesOf(rows: readonly Row[]) {
  yield rows
}

async function* csvPieces({ header, batches }: SpreadsheetToWrite) {
  yield csvText([header])
  for await (const rows of batches) if (rows.length > 0) yield csvLines(rows)
}

async function* partsOf(sheet: SpreadsheetToWrite): AsyncGenerator<ZipEntry> {
  for (const { name, text } of workbookParts) yield { name, pieces: once(text) }
  yield { name: SHEET_PART, pieces: sheetPieces(sheet) }
}

async function* once(text: string) {
  yield text
}

const MORE_IN_CSV = 'A workbook holds no more rows. Download the file as CSV to have all of them.'

async function* sheetPieces({ header, batches }: SpreadsheetToWrite) {
  let written = 0
  let hasBegun = false
  for await (const rows of batches) {
    if (!hasBegun) yield sheetBeginning(header, rows)
    hasBegun = true
    const fitting = rows.slice(0, MOST_SHEET_ROWS - written)
    written += fitting.length
    if (fitting.length > 0) yield sheetRowsText(header, fitting)
    if (fitting.length === rows.length) continue
    yield sheetRowsText(header, [[MORE_IN_CSV]])
    break
  }
  if (!hasBegun) yield sheetBeginning(header, [])
  yield SHEET_END
}
