import { Inflate } from 'fflate'
import { Parser } from 'htmlparser2'
import Papa from 'papaparse'
import {
  eachRecord as eachRecordWith,
  type RecordReader,
} from '#market/spreadsheets/each-record.ts'
import { toolsOf } from '#market/spreadsheets/tools-of.ts'

/** Yields a file's records exactly as the browser's preview reads them. */
export const eachRecord = (bytes: Uint8Array, reader: RecordReader) =>
  eachRecordWith(tools, bytes, reader)

const tools = toolsOf({ TextDecoder, parse: Papa.parse, Inflate, Parser })
