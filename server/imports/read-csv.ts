import { gatherLots, type GatheredLot } from '#market/imports/gather-lots.ts'
import { MOST_PRODUCTS, MOST_ROWS } from '#market/imports/import-limits.ts'
import type { Issue } from '#market/imports/issue.ts'
import { matchHeader } from '#market/imports/match-header.ts'
import { readRecord } from '#market/imports/read-record.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record.ts'

export type ReadFile = { rows: number; lots: GatheredLot[]; issues: Issue[] } | { problem: string }

/** What a file says, lot by lot, or why it cannot be imported at all. */
export function readCsv(bytes: Uint8Array): ReadFile {
  const gathering = gatherLots()
  let columns: ReturnType<typeof columnsOf> | undefined
  let problem: string | undefined
  let rows = 0
  eachRecord(bytes, {
    countKnown: (header) => columnsOf(header).known.filter(Boolean).length,
    take: (record) => {
      if (!columns) columns = columnsOf(record.cells)
      else {
        rows++
        gathering.add(readRecord(record, columns.known))
      }
      problem = columns.problem ?? excessOf(rows, gathering.lots.size)
      return problem === undefined
    },
  })
  problem ??= columns ? undefined : 'The file is empty'
  problem ??= rows === 0 ? 'The file has no rows below its header' : undefined
  if (problem) return { problem }
  return { rows, lots: [...gathering.lots.values()], issues: gathering.issues }
}

/** The columns that a header names, or why it names none. */
export function columnsOf(header: readonly string[]) {
  const match = matchHeader(header)
  return 'problem' in match
    ? { known: [], problem: match.problem }
    : { known: match.columns, problem: undefined }
}

function excessOf(rows: number, lots: number) {
  if (rows > MOST_ROWS) return `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows`
  return lots > MOST_PRODUCTS
    ? `The file has more than ${MOST_PRODUCTS.toLocaleString('en-US')} products`
    : undefined
}
