import { inDigits } from '#market/in-digits.ts'
import { wordKey, type FileValues } from '#market/imports/file-values.ts'
import { cents, formatUsd } from '#market/money.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { MAX_UNIT_CENTS } from '#market/wire.ts'
import { manifestIntake } from './manifest-columns.ts'
import { MOST_MANIFEST_ROWS, MOST_NAMED_PROBLEMS } from './manifest-limits.ts'
import { readManifestRow, type ManifestProblem, type ManifestRow } from './manifest-row.ts'
import { totalsOf, type ManifestTotals } from './manifest-totals.ts'

/** What a file holds, or why nothing of it is taken in: as a whole, or row by row. */
export type ReadManifest =
  | { header: readonly string[]; rows: ManifestRow[]; totals: ManifestTotals }
  | { problem: string }
  | {
      problems: ManifestProblem[]
      problemCount: number
      /** Words for conditions that we don't know, each once. */
      unknownConditions: string[]
    }

const TOO_MANY_ROWS = `A manifest has at most ${inDigits(MOST_MANIFEST_ROWS)} rows`
const TOO_DEAR = `The goods total more than ${formatUsd(cents(MAX_UNIT_CENTS))} at MSRP, the maximum for one lot. Please split them into several lots.`

/** How a manifest is meant, and what its words for conditions mean. */
export type ManifestMeaning = HowToRead & { conditions?: FileValues['conditions'] }

/** Reads the records of a manifest as they are handed over: all of them or none. */
export function manifestReading({ conditions = {}, ...how }: ManifestMeaning = {}) {
  const rows: ManifestRow[] = []
  const problems: ManifestProblem[] = []
  let problemCount = 0
  const unknown = new Map<string, string>()
  // A plain number: what a hostile file adds up to is no exact amount.
  let retail = 0
  const reading = manifestIntake.reading(how, (record, columns) => {
    const read = readManifestRow(record, columns, conditions)
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
    return rows.length + problemCount > MOST_MANIFEST_ROWS ? TOO_MANY_ROWS : undefined
  })

  return {
    ...reading,
    end(): ReadManifest {
      const file = reading.end()
      if ('problem' in file) return file
      if (problemCount > 0)
        return { problems, problemCount, unknownConditions: [...unknown.values()] }
      if (rows.length === 0) return { problem: 'The file has no rows below its header' }
      if (retail > MAX_UNIT_CENTS) return { problem: TOO_DEAR }
      return { ...file, rows, totals: totalsOf(rows) }
    },
  }
}
