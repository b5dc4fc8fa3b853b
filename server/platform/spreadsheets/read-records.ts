import type { RecordReader } from '#market/spreadsheets/each-record.ts'
import { eachRecord } from './each-record-of-file.ts'

type Reading<Read> = RecordReader & { end: () => Read }

/** What the records of a file come to, or why it cannot be taken apart. */
export function readRecords<Read>(bytes: Uint8Array, reading: Reading<Read>) {
  const dialect = eachRecord(bytes, reading)
  return 'problem' in dialect ? dialect : reading.end()
}
