import { TOO_LARGE, TOO_LARGE_BYTES } from '#market/uploads/upload-limits.ts'
import { decodeText, isImprobable, type Decoded, type TextEncoding } from './decode-text.ts'
import { contentOf } from './file-content.ts'
import { HEADER_WITHIN_ROWS, startingAtHeader } from './find-header.ts'
import { withoutMarkLine, withPlainLines, withPlainQuotes } from './plain-text.ts'
import { rowsOfTable, type RowsLeftOut } from './rows-of-table.ts'
import { DELIMITERS, splitCells, type Delimiter } from './split-cells.ts'
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
  /** How a file of text from an old program is encoded, where that can't be told. */
  encoding?: TextEncoding | undefined
}

/** A file of text, whichever way a spreadsheet wrote it. */
export type TextDialect = Pick<Decoded, 'encoding'> & {
  delimiter: Delimiter
  /** Its letters look as if another encoding were meant. */
  isDoubtful?: boolean
  rowsLeftOut?: RowsLeftOut | undefined
}

/** A workbook: the sheet that was read, those that can be, and what a person does not see of it. */
export type SheetDialect = LeftOut & {
  format: Workbook['format']
  sheet: string
  sheets: readonly string[]
  /** What its columns that a person does not see are named. */
  hiddenHeaders: readonly UnseenCell[]
  rowsLeftOut?: RowsLeftOut | undefined
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
    return eachRowOf(tools, openWorkbook(tools, unpacked, content), reader)
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

function eachRowOf(
  tools: SpreadsheetTools,
  { format, sheets }: Workbook,
  reader: RecordReader,
): SheetDialect {
  const split = splitCells(tools, reader.countKnown)
  const chosen = chooseSheet(sheets, { ...reader, countKnown: split.countKnown })
  let width: number | undefined
  let hiddenHeaders: SheetDialect['hiddenHeaders'] = []
  const table = tableFor(split, ({ unseen = [], ...record }) => {
    if (width === undefined) hiddenHeaders = unseen
    width ??= record.cells.length
    // A cell to the right of the table is a note and not part of it.
    return reader.take({ ...record, cells: record.cells.slice(0, width) })
  })
  const leftOut = { ...chosen.read(table.take), ...table.end() }
  const names = sheets.map(({ name }) => name)
  return { format, sheet: chosen.name, sheets: names, hiddenHeaders, ...leftOut }
}

/** Hands over the header of a table and its rows, out of all that a file has. */
function tableFor(split: ReturnType<typeof splitCells>, take: RecordReader['take']) {
  const located = startingAtHeader(split)
  const rows = rowsOfTable()
  const through = located.through(split.through((record) => !rows.isRow(record) || take(record)))
  return {
    take: through,
    end() {
      located.end()
      const isAny = Object.values(rows.leftOut).some(({ count }) => count > 0)
      return isAny ? { rowsLeftOut: rows.leftOut } : {}
    },
  }
}

function eachLine(tools: SpreadsheetTools, bytes: Uint8Array, reader: RecordReader): TextDialect {
  if (bytes.length >= TOO_LARGE_BYTES.csv) throw new Unreadable(TOO_LARGE.csv)
  const { text: decoded, encoding } = decodeText(bytes, tools.TextDecoder, reader.encoding)
  const { text: plain, mark } = withoutMarkLine(withPlainLines(decoded))
  const split = splitCells(tools, reader.countKnown)
  const delimiter =
    DELIMITERS.find((each) => each === mark) ?? delimiterOf(plain, split.countKnown, tools)
  const text = withPlainQuotes(plain, delimiter, (given) => isTorn(given, delimiter, tools))
  const table = tableFor(split, reader.take)
  let row = 0
  tools.parse(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      row++
      if (isBlank(cells)) return
      const problem = hasStrayQuote(errors) ? 'A quotation mark is out of place' : undefined
      const record = { row, cells: cells.map((cell) => cell.toWellFormed()), problem }
      if (!table.take(record)) parser.abort()
    },
  })
  const isDoubtful = encoding === 'Windows-1252' && !reader.encoding && isImprobable(decoded)
  return { encoding, delimiter, ...(isDoubtful && { isDoubtful }), ...table.end() }
}

const hasStrayQuote = (errors: readonly { type: string }[]) =>
  errors.some(({ type }) => type === 'Quotes')

/** Whether a quotation mark is out of place anywhere. */
function isTorn(text: string, delimiter: Delimiter, { parse }: SpreadsheetTools) {
  let torn = false
  parse(text, {
    delimiter,
    newline: '\n',
    step: ({ errors }, parser) => {
      torn = hasStrayQuote(errors)
      if (torn) parser.abort()
    },
  })
  return torn
}

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
