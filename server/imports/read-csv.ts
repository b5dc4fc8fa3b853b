import { fileReading, type ReadFile } from '#market/imports/file-reading.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record.ts'

/** What the bytes of a file say, lot by lot, or why it cannot be imported at all. */
export function readCsv(bytes: Uint8Array): ReadFile {
  const reading = fileReading()
  eachRecord(bytes, reading)
  return reading.end()
}
