import { fileReading, type ReadFile } from '#market/imports/file-reading.ts'
import { inWords, type Issue } from '#market/imports/issue.ts'
import { notCsvProblem } from '#market/spreadsheets/csv-file.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record.ts'

type FileInWords =
  | (Omit<Exclude<ReadFile, { problem: string }>, 'issues'> & { issues: Issue[] })
  | { problem: string }

/** What the bytes of a file say, product by product, or why it cannot be imported at all. */
export function readCsv(bytes: Uint8Array): FileInWords {
  const problem = notCsvProblem(bytes)
  if (problem) return { problem }
  const reading = fileReading()
  eachRecord(bytes, reading)
  const file = reading.end()
  return 'problem' in file ? file : { ...file, issues: file.issues.map(inWords) }
}
