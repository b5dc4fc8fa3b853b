import { TOO_LARGE, TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import { decodeText, type Decoded } from './decode-text.ts'
import { contentOf } from './file-content.ts'
import { HEADER_WITHIN_ROWS, startingAtHeader } from './find-header.ts'
import { isBlank, type SpreadsheetRecord, type UnseenCell } from './spreadsheet-record.ts'
import type { SpreadsheetTools } from './spreadsheet-tools.ts'
import { chooseSheet } from './workbook/choose-sheet.ts'
import { openWorkbook, type Workbook } from './workbook/open-workbook.ts'
import type { LeftOut } from './workbook/sheet-rows.ts'
import { unpackedFile } from './workbook/unpacked-file.ts'
import { Unreadable } from './workbook/unreadable.ts'

export type RecordReader = {
  /** How many of the cells of a row the reader knows as columns; the header is the row with the most. */
  countKnown: (header: readonly string[]) => number
  /** Takes the next record that is not blank, from the header on; false when that is enough. */
  take: (record: SpreadsheetRecord) => boolean
  /** The sheet of a workbook to read; otherwise the one whose header fits best. */
  sheet?: string | undefined
}

/** A file of text, whichever way a spreadsheet wrote it. */
export type TextDialect = Pick<Decoded, 'encoding'> & { delimiter: ',' | ';' | '\t' }

/** A workbook: the sheet that was read, those that can be, and what a person does not see of it. */
export type SheetDialect = LeftOut & {
  format: Workbook['format']
  sheet: string
  sheets: readonly string[]
  /** What its columns that a person does not see are named. */
  hiddenHeaders: readonly UnseenCell[]
}

export type Dialect = TextDialect | SheetDialect

/** Hands over the records of a file below what stands above its header, or says why it cannot be read. */
export function eachRecord(
  tools: SpreadsheetTools,
  bytes: Uint8Array,
  reader: RecordReader,
): Dialect | { problem: string } {
  try {
    const unpacked = unpackedFile(tools, bytes)
    const content = contentOf(unpacked)
    if (content === 'text') return eachLine(tools, unpacked, reader)
    return eachRowOf(openWorkbook(tools, unpacked, content), reader)
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

function eachRowOf({ format, sheets }: Workbook, reader: RecordReader): SheetDialect {
  const chosen = chooseSheet(sheets, reader)
  const located = startingAtHeader(reader)
  let width: number | undefined
  let hiddenHeaders: SheetDialect['hiddenHeaders'] = []
  const leftOut = chosen.read(
    located.through(({ unseen = [], ...record }) => {
      if (width === undefined) hiddenHeaders = unseen
      width ??= record.cells.length
      // A cell to the right of the table is a note and not part of it.
      return reader.take({ ...record, cells: record.cells.slice(0, width) })
    }),
  )
  located.end()
  const names = sheets.map(({ name }) => name)
  return { format, sheet: chosen.name, sheets: names, hiddenHeaders, ...leftOut }
}

function eachLine(tools: SpreadsheetTools, bytes: Uint8Array, reader: RecordReader): TextDialect {
  if (bytes.length >= TOO_LARGE_BYTES.csv) throw new Unreadable(TOO_LARGE.csv)
  const { text: decoded, encoding } = decodeText(bytes, tools.TextDecoder)
  const text = decoded.replaceAll(/\r\n?/g, '\n').replace(/^sep=.\n/i, '')
  const delimiter = delimiterOf(text, reader.countKnown, tools)
  const located = startingAtHeader(reader)
  const take = located.through(reader.take)
  let row = 0
  tools.parse(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      row++
      if (isBlank(cells)) return
      const isTorn = errors.some(({ type }) => type === 'Quotes')
      const problem = isTorn ? 'A quotation mark is out of place' : undefined
      const record = { row, cells: cells.map((cell) => cell.toWellFormed()), problem }
      if (!take(record)) parser.abort()
    },
  })
  located.end()
  return { encoding, delimiter }
}

const DELIMITERS = [',', ';', '\t'] as const
const HEADER_WITHIN = 16_384

/** The mark that makes the most columns of the header known, or else the most columns. */
function delimiterOf(
  text: string,
  countKnown: RecordReader['countKnown'],
  { parse }: SpreadsheetTools,
) {
  const firstLines = text.trimStart().slice(0, HEADER_WITHIN)
  const partings = DELIMITERS.map((delimiter) => {
    let rows = 0
    const found = { delimiter, known: 0, cells: 0 }
    parse(firstLines, {
      delimiter,
      newline: '\n',
      step: ({ data }, parser) => {
        if (rows++ === 0) found.cells = data.length
        found.known = Math.max(found.known, countKnown(data))
        if (rows === HEADER_WITHIN_ROWS) parser.abort()
      },
    })
    return found
  })
  const [best] = partings.toSorted(
    (one, other) => other.known - one.known || other.cells - one.cells,
  )
  return best?.delimiter ?? ','
}
