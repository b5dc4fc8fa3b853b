import { decodeText, type Decoded, type Decoder } from './decode-text.ts'
import type { SpreadsheetRecord } from './spreadsheet-record.ts'

type Step = (row: { data: string[]; errors: { type: string }[] }, parser: Stoppable) => void
type Stoppable = { abort: () => void }

/** What takes files apart on a platform: the same on both sides, so that they read the same. */
export type CsvTools = {
  TextDecoder: Decoder
  parse: (text: string, options: { delimiter: string; newline: '\n'; step: Step }) => unknown
}

export type RecordReader = {
  /** How many of the cells of the first row the reader knows as columns. */
  countKnown: (header: readonly string[]) => number
  /** Takes the next record that is not blank; false when that is enough. */
  take: (record: SpreadsheetRecord) => boolean
}

export type Dialect = Pick<Decoded, 'encoding'> & { delimiter: ',' | ';' | '\t' }

/** Hands over the records of a file, whichever way a spreadsheet wrote it. */
export function eachRecord(tools: CsvTools, bytes: Uint8Array, reader: RecordReader): Dialect {
  const { text: decoded, encoding } = decodeText(bytes, tools.TextDecoder)
  const text = decoded.replaceAll(/\r\n?/g, '\n').replace(/^sep=.\n/i, '')
  const delimiter = delimiterOf(text, reader.countKnown, tools)
  let row = 0
  tools.parse(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      row++
      if (isBlank(cells)) return
      const isTorn = errors.some(({ type }) => type === 'Quotes')
      const problem = isTorn ? 'A quotation mark is out of place' : undefined
      if (!reader.take({ row, cells, problem })) parser.abort()
    },
  })
  return { encoding, delimiter }
}

/** A row that a spreadsheet counts, and that says nothing. */
export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

const DELIMITERS = [',', ';', '\t'] as const
const HEADER_WITHIN = 16_384

/** The mark that makes the most columns of the header known, or else the most columns. */
function delimiterOf(text: string, countKnown: RecordReader['countKnown'], { parse }: CsvTools) {
  const firstLines = text.trimStart().slice(0, HEADER_WITHIN)
  const partings = DELIMITERS.map((delimiter) => {
    let header: string[] = []
    const step: Step = ({ data }, parser) => {
      header = data
      parser.abort()
    }
    parse(firstLines, { delimiter, newline: '\n', step })
    return { delimiter, known: countKnown(header), cells: header.length }
  })
  const [best] = partings.toSorted(
    (one, other) => other.known - one.known || other.cells - one.cells,
  )
  return best?.delimiter ?? ','
}
