import { Inflate } from 'fflate'
import { Parser } from 'htmlparser2'
import Papa from 'papaparse'
import {
  eachRecord as eachRecordWith,
  type RecordReader,
} from '#market/spreadsheets/each-record.ts'
import type { SpreadsheetTools } from '#market/spreadsheets/spreadsheet-tools.ts'

/** Yields a file's records exactly as the browser's preview reads them. */
export const eachRecord = (bytes: Uint8Array, reader: RecordReader) =>
  eachRecordWith(tools, bytes, reader)

// So little at once that what comes out of it, a thousand times as much at most, may be counted before there is more.
const PACKED_AT_ONCE = 16_384

const tools: SpreadsheetTools = {
  TextDecoder,
  parse: Papa.parse,
  inflate(bytes, take) {
    const reading = { goesOn: true }
    const inflating = new Inflate((piece) => {
      reading.goesOn = reading.goesOn && take(piece)
    })
    for (let at = 0; reading.goesOn && at < bytes.length; at += PACKED_AT_ONCE)
      inflating.push(bytes.subarray(at, at + PACKED_AT_ONCE), at + PACKED_AT_ONCE >= bytes.length)
  },
  markup: ({ open, text, close }, language) =>
    new Parser(
      { onopentag: open, ontext: text, onclosetag: close },
      { xmlMode: language === 'xml', decodeEntities: true },
    ),
}
