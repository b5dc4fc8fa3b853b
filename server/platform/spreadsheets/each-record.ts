import Papa from 'papaparse'
import type { SheetRecord } from '#market/spreadsheets/sheet-record.ts'
import { decodeText } from './decode-text.ts'

type Reader = {
  /** How many of the cells of the first row the reader knows as columns. */
  countKnown: (header: readonly string[]) => number
  /** Takes the next record that is not blank; false when that is enough. */
  take: (record: SheetRecord) => boolean
}

/** Hands over the records of a file, whichever way a spreadsheet wrote it. */
export function eachRecord(bytes: Uint8Array, { countKnown, take }: Reader) {
  const text = decodeText(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '')
  let row = 0
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text, countKnown),
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      row++
      if (cells.every((cell) => cell.trim() === '')) return
      const isTorn = errors.some(({ type }) => type === 'Quotes')
      const problem = isTorn ? 'A quotation mark is out of place' : undefined
      if (!take({ row, cells, problem })) parser.abort()
    },
  })
}

/** The mark that makes the most columns of the header known. */
function delimiterOf(text: string, countKnown: Reader['countKnown']) {
  const firstLines = text.trimStart().slice(0, 16_384)
  const known = [',', ';', '\t'].map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(firstLines, {
      delimiter,
      newline: '\n',
      preview: 1,
    }).data
    return { delimiter, count: countKnown(header) }
  })
  return known.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
