import { mappedNames } from '#market/spreadsheets/intake/column-mapping.ts'
import { fileReading } from '#market/imports/file-reading.ts'
import { asGtin } from '#market/products/same-upc.ts'
import type { Issue } from '#market/imports/issue.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'
import type { FileChoice } from './file-choice.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'

export type FailedRows = { rows: number; csv: string }

type Kept = { row: number; cells: readonly string[]; upc: string | undefined }

/**
 * The rows of a file that were refused or are of products that need attention, as they stand there. What is
 * wrong comes first: it is seen at once, and a row with too many cells needs it nowhere else.
 */
export function failedRows(
  bytes: Uint8Array,
  issues: readonly Issue[],
  choice: FileChoice = {},
): FailedRows {
  const { header, headerRow, kept, refused } = readAll(bytes, choice)
  const textsOf = new Map(issues.map(({ row, texts }) => [row, texts.join(', ')]))
  const firstRowOf = new Map(
    issues.filter(({ row }) => !refused.has(row)).map(({ row, upc }) => [upc && asGtin(upc), row]),
  )
  const reasonFor = ({ row, upc }: Kept) => {
    const firstRow = upc && !refused.has(row) ? firstRowOf.get(asGtin(upc)) : undefined
    return textsOf.get(row) ?? (firstRow && `Same product as row ${firstRow}`)
  }
  // A file that was downloaded here before has such a column.
  const isOld = header.map((name) => /^\W*issues\W*$/i.test(name))
  const own = (cells: readonly string[]) => cells.filter((_, at) => !isOld[at])
  const failed = kept.flatMap((record) => {
    const reason = reasonFor(record)
    return reason ? [{ row: record.row, cells: [reason, ...own(record.cells)] }] : []
  })
  const names = { row: headerRow, cells: ['Issues', ...own(namesOf(header, choice))] }
  return { rows: failed.length, csv: csvText(inPlace([names, ...failed])) }
}

/** With blank rows between, so that each row keeps the number that it has in the file. */
function inPlace(records: readonly { row: number; cells: readonly string[] }[]) {
  let before = 0
  return records.flatMap(({ row, cells }) => {
    const blank = Array.from({ length: row - before - 1 }, () => [])
    before = row
    return [...blank, cells]
  })
}

/** The header as it was read, so that the failed rows can be imported as a separate file. */
const namesOf = (header: readonly string[], { mapping = {} }: FileChoice) =>
  mappedNames(header, mapping).map((name, at) => name || (header[at] ?? ''))

function readAll(bytes: Uint8Array, choice: FileChoice) {
  const kept: Kept[] = []
  let header: readonly string[] = []
  let headerRow = 1
  let upc: string | undefined
  const reading = fileReading(choice, (read) => (upc = read.upc))
  eachRecord(bytes, {
    countKnown: reading.countKnown,
    sheet: choice.sheet,
    encoding: choice.encoding,
    take: (record) => {
      const goesOn = reading.take(record)
      if (header.length > 0) kept.push({ row: record.row, cells: record.cells, upc })
      else {
        header = record.cells
        headerRow = record.row
      }
      return goesOn
    },
  })
  const file = reading.end()
  const issues = 'problem' in file ? [] : file.issues
  const refused = issues.filter(({ isNote }) => !isNote).map(({ row }) => row)
  return { header, headerRow, kept, refused: new Set(refused) }
}
