import { Inflate, zipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import Papa from 'papaparse'
import {
  eachRecord as eachRecordWith,
  type RecordReader,
} from '#market/spreadsheets/each-record.ts'
import { toolsOf } from '#market/spreadsheets/tools-of.ts'

const { tools, makeReady } = toolsOf({
  TextDecoder,
  parse: Papa.parse,
  Inflate,
  Parser,
  zipSync,
  load: async () => (await import('@e965/xlsx')).read,
  console,
})

/** Loads what a file of an old format is read with; the threads that read files ask for it first. */
export const makeReadyFor = makeReady

/** Yields a file's records exactly as the browser's preview reads them. */
export const eachRecord = (bytes: Uint8Array, reader: RecordReader) =>
  eachRecordWith(tools, bytes, reader)
