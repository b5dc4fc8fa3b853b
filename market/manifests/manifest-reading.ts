import { wordKey, type FileValues } from '#market/imports/file-values.ts'
import { cents, formatUsd } from '#market/money.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { MAX_UNIT_CENTS } from '#market/wire.ts'
import { countColumns, matchManifestHeader, type ManifestColumn } from './manifest-columns.ts'
import { MOST_MANIFEST_ROWS, MOST_NAMED_PROBLEMS } from './manifest-limits.ts'
import { readManifestRow, type ManifestProblem, type ManifestRow } from './manifest-row.ts'
import { totalsOf, type ManifestTotals } from './manifest-totals.ts'

/** What a file holds, or why nothing of it is taken in: as a whole, or row by row. */
export type ReadManifest =
  | { rows: ManifestRow[]; totals: ManifestTotals }
  | { problem: string }
  | {
      problems: ManifestProblem[]
      problemCount: number
      /** Words for conditions that we don't know, each once. */
      unknownConditions: string[]
    }

const TOO_MANY_ROWS = `A manifest has at most ${MOST_MANIFEST_ROWS.toLocaleString('en-US')} rows`
const TOO_DEAR = `The goods total more than ${formatUsd(cents(MAX_UNIT_CENTS))} at MSRP, the maximum for one lot. Please split them into several lots.`

/** Reads the records of a manifest as they are handed over: all of them or none. */
export function manifestReading(conditions: FileValues['conditions'] = {}) {
  const rows: ManifestRow[] = []
  const problems: ManifestProblem[] = []
  let problemCount = 0
  const unknown = new Map<string, string>()
  // A plain number: what a hostile file adds up to is no exact amount.
  let retail = 0
  let columns: readonly (ManifestColumn | undefined)[] | undefined
  let problem: string | undefined

  return {
    countKnown: countColumns,
    /** False when that is enough. */
    take(record: SpreadsheetRecord) {
      if (columns) takeRow(record, columns)
      else takeHeader(record.cells)
      return problem === undefined
    },
    end(): ReadManifest {
      problem ??= columns ? undefined : 'The file is empty'
      if (problem) return { problem }
      if (problemCount > 0)
        return { problems, problemCount, unknownConditions: [...unknown.values()] }
      if (rows.length === 0) return { problem: 'The file has no rows below its header' }
      if (retail > MAX_UNIT_CENTS) return { problem: TOO_DEAR }
      return { rows, totals: totalsOf(rows) }
    },
  }

  function takeHeader(cells: readonly string[]) {
    const match = matchManifestHeader(cells)
    if ('problem' in match) problem = match.problem
    else columns = match.columns
  }

  function takeRow(record: SpreadsheetRecord, known: readonly (ManifestColumn | undefined)[]) {
    const read = readManifestRow(record, known, conditions)
    if ('row' in read) {
      rows.push(read.row)
      retail += read.row.quantity * read.row.msrp_cents
    } else {
      problemCount++
      const word = read.unknownCondition
      if (word && !unknown.has(wordKey(word)) && unknown.size < MOST_NAMED_PROBLEMS)
        unknown.set(wordKey(word), word)
      if (problems.length < MOST_NAMED_PROBLEMS) problems.push(...read.problems)
    }
    if (rows.length + problemCount > MOST_MANIFEST_ROWS) problem = TOO_MANY_ROWS
  }
}
