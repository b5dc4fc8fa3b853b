import Papa from 'papaparse'
import {
  eachRecord as eachRecordWith,
  type RecordReader,
} from '#market/spreadsheets/each-record.ts'

/** Yields a file's records exactly as the browser's preview reads them. */
export const eachRecord = (bytes: Uint8Array, reader: RecordReader) =>
  eachRecordWith({ TextDecoder, parse: Papa.parse }, bytes, reader)
