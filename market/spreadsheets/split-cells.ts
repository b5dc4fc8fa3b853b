import { isBlank, type SpreadsheetRecord } from './spreadsheet-record.ts'
import type { SpreadsheetTools } from './spreadsheet-tools.ts'

type CountKnown = (cells: readonly string[]) => number
type Take = (record: SpreadsheetRecord) => boolean

/** The marks that separate cells. */
export const DELIMITERS = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/**
 * Reads once more what stands in one cell a row. A program quoted each line as a whole, or somebody pasted a CSV
 * into the first column of a sheet.
 */
export function splitCells({ parse }: Pick<SpreadsheetTools, 'parse'>, countKnown: CountKnown) {
  let delimiter: Delimiter | undefined

  function cellsOf(line: string, mark: Delimiter): string[] {
    let cells: string[] = []
    parse(line, {
      delimiter: mark,
      newline: '\n',
      step: ({ data }, parser) => {
        cells = data
        parser.abort()
      },
    })
    return cells
  }

  /** The mark that makes the most columns of a header known. */
  function markOf(cells: readonly string[]) {
    const line = onlyCell(cells)
    if (line === undefined) return { known: 0, mark: undefined }
    let best: { known: number; mark: Delimiter | undefined } = { known: 1, mark: undefined }
    for (const mark of DELIMITERS) {
      const known = line.includes(mark) ? countKnown(cellsOf(line, mark)) : 0
      if (known > best.known) best = { known, mark }
    }
    return best.mark ? best : { known: 0, mark: undefined }
  }

  return {
    /** How many columns a header names, in one cell or in many. */
    countKnown: (cells: readonly string[]) => Math.max(countKnown(cells), markOf(cells).known),
    through(take: Take): Take {
      let isFirst = true
      return (record) => {
        if (isFirst) delimiter = markOf(record.cells).mark
        isFirst = false
        const line = delimiter && onlyCell(record.cells)
        return take(
          delimiter && line !== undefined
            ? { row: record.row, cells: cellsOf(line, delimiter) }
            : record,
        )
      }
    },
  }
}

const LONGEST_LINE = 64 * 1024

const onlyCell = ([first = '', ...others]: readonly string[]) =>
  isBlank(others) && first.length <= LONGEST_LINE ? first : undefined
