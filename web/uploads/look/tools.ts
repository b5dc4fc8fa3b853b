import { Inflate, zipSync } from 'fflate'
import { Parser } from 'htmlparser2'
import Papa from 'papaparse'
import { toolsOf } from '#market/spreadsheets/tools-of.ts'

/** What takes spreadsheets apart: the same libraries as on the server. */
export const { tools, makeReady } = toolsOf({
  TextDecoder,
  parse: Papa.parse,
  Inflate,
  Parser,
  zipSync,
  load: async () => (await import('@e965/xlsx')).read,
  console,
})
