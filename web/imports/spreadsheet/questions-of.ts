import type { Column } from '#market/imports/columns.ts'
import { valueKindOf, wordKey, type ValueKind } from '#market/imports/file-values.ts'
import { readCell } from '#market/imports/read-cell.ts'
import { hasDecimalComma } from '#market/spreadsheets/cells/decimal-comma.ts'
import { saysNothing } from '#market/spreadsheets/cells/plain-cell.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'

/** A word that we don't know, in a column with a fixed list of values. */
export type ForeignWord = { kind: ValueKind; column: string; word: string; rows: number }

/** What is asked once for a file, instead of being guessed in each row. */
export type FileQuestions = {
  words: readonly ForeignWord[]
  /** Prices that would read with a decimal comma: how many rows have one, and the first of them. */
  commas: { rows: number; example: string } | undefined
}

const MOST_WORDS = 100

/** What is to be asked of a file with these columns, also of what was answered already. */
export function questionsOf(
  records: readonly SpreadsheetRecord[],
  columns: readonly (Column | undefined)[],
): FileQuestions {
  const words = new Map<string, ForeignWord>()
  let commas: FileQuestions['commas']
  for (const { cells, numbers } of records) {
    const comma = columns.findIndex(
      (column, at) =>
        column?.kind === 'price' && !numbers?.has(at) && hasDecimalComma(cells[at] ?? ''),
    )
    if (comma >= 0)
      commas = { rows: (commas?.rows ?? 0) + 1, example: commas?.example ?? bare(cells[comma]) }
    for (const [at, column] of columns.entries()) {
      const kind = column && valueKindOf(column.kind)
      const word = bare(cells[at])
      if (!kind || !word || saysNothing(word) || readCell(column.kind, word) !== undefined) continue
      const key = `${kind} ${wordKey(word)}`
      const known = words.get(key) ?? { kind, column: column.name, word, rows: 0 }
      if (words.has(key) || words.size < MOST_WORDS)
        words.set(key, { ...known, rows: known.rows + 1 })
    }
  }
  const byRows = [...words.values()].toSorted((one, other) => other.rows - one.rows)
  return { words: byRows, commas }
}

const bare = (cell: string | undefined) => cell?.trim() ?? ''
