import { fileReading, type ReadFile } from '#market/imports/file-reading.ts'
import { headerProblem } from '#market/imports/match-header.ts'
import { inWords, type Issue } from '#market/imports/issue.ts'
import { leftOutOf, type LeftOut } from '#market/imports/left-out.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import type { FileChoice } from './file-choice.ts'

type FileInWords =
  | (Omit<Exclude<ReadFile, { problem: string }>, 'issues'> & {
      header: readonly string[]
      issues: Issue[]
      leftOut: LeftOut
    })
  | { problem: string }

const noteOfFile = (text: string): Issue => ({ row: 0, texts: [text], isNote: true })

/** What the bytes of a file say, product by product, or why it cannot be imported at all. */
export function readProductsFile(bytes: Uint8Array, choice: FileChoice = {}): FileInWords {
  const reading = fileReading(choice)
  let header: readonly string[] | undefined
  const take = (record: SpreadsheetRecord) => {
    header ??= record.cells
    return reading.take(record)
  }
  const dialect = eachRecord(bytes, {
    ...reading,
    take,
    sheet: choice.sheet,
    encoding: choice.encoding,
  })
  if ('problem' in dialect) return dialect
  const file = reading.end()
  if ('problem' in file) {
    const hidden = 'hiddenHeaders' in dialect ? dialect.hiddenHeaders : []
    return { problem: headerProblem(file.problem, hidden) }
  }
  const twice = file.twice.map((name) =>
    noteOfFile(`The file has two ${name} columns; the first was read`),
  )
  return {
    ...file,
    header: header ?? [],
    issues: [...twice, ...file.issues.map(inWords)],
    leftOut: leftOutOf(dialect),
  }
}
