import Papa from 'papaparse'
import { gatherLots, type GatheredLot } from '#market/imports/gather-lots.ts'
import { MOST_PRODUCTS, MOST_ROWS } from '#market/imports/import-limits.ts'
import type { Issue } from '#market/imports/issue.ts'
import { matchHeader } from '#market/imports/match-header.ts'
import { readRecord, type FileRecord } from '#market/imports/read-record.ts'
import { decodeText } from './decode-text.ts'

export type ReadFile = { rows: number; lots: GatheredLot[]; issues: Issue[] } | { problem: string }

/** What a file says, lot by lot, or why it cannot be imported at all. */
export function readCsv(bytes: Uint8Array): ReadFile {
  const text = decodeText(bytes)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^sep=.\n/i, '')
  const delimiter = delimiterOf(text)
  const gathering = gatherLots()
  let columns: ReturnType<typeof columnsOf> | undefined
  let problem: string | undefined
  let rows = 0
  eachRecord({ text, delimiter }, (record) => {
    if (isBlank(record)) return true
    if (!columns) columns = columnsOf(record.cells)
    else {
      rows++
      gathering.add(readRecord(record, columns.known))
    }
    problem = columns.problem ?? excessOf(rows, gathering.lots.size)
    return problem === undefined
  })
  problem ??= columns ? undefined : 'The file is empty'
  problem ??= rows === 0 ? 'The file has no rows below its header' : undefined
  if (problem) return { problem }
  return { rows, lots: [...gathering.lots.values()], issues: gathering.issues }
}

function columnsOf(header: readonly string[]) {
  const match = matchHeader(header)
  return 'problem' in match
    ? { known: [], problem: match.problem }
    : { known: match.columns, problem: undefined }
}

const isBlank = ({ cells }: FileRecord) => cells.every((cell) => cell.trim() === '')

function excessOf(rows: number, lots: number) {
  if (rows > MOST_ROWS) return `The file has more than ${MOST_ROWS.toLocaleString('en-US')} rows`
  return lots > MOST_PRODUCTS
    ? `The file has more than ${MOST_PRODUCTS.toLocaleString('en-US')} products`
    : undefined
}

type Csv = { text: string; delimiter: string }

/** Hands over record after record, until the reader has enough. */
function eachRecord({ text, delimiter }: Csv, take: (record: FileRecord) => boolean) {
  let row = 0
  Papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      row++
      const isTorn = errors.some(({ type }) => type === 'Quotes')
      const problem = isTorn ? 'A quotation mark is out of place' : undefined
      if (!take({ row, cells, problem })) parser.abort()
    },
  })
}

/** The mark that makes the most columns of the header known to us. */
function delimiterOf(text: string) {
  const firstLines = text.trimStart().slice(0, 16_384)
  const known = [',', ';', '\t'].map((delimiter) => {
    const [header = []] = Papa.parse<string[]>(firstLines, {
      delimiter,
      newline: '\n',
      preview: 1,
    }).data
    const match = matchHeader(header)
    return { delimiter, count: 'problem' in match ? 0 : match.columns.filter(Boolean).length }
  })
  return known.toSorted((a, b) => b.count - a.count)[0]?.delimiter ?? ','
}
