import Papa from 'papaparse'
import {
  eachRecord as eachRecordWith,
  type RecordReader,
} from '#market/spreadsheets/each-record.ts'

/** Hands over the records of a file, exactly as the browser does that shows them beforehand. */
export const eachRecord = (bytes: Uint8Array, reader: RecordReader) =>
  eachRecordWith({ TextDecoder, parse: Papa.parse }, bytes, reader)
