import { leadsReading } from '#market/leads/leads-reading.ts'
import { manifestReading } from '#market/manifests/manifest-reading.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { eachRecord, type RecordReader } from '#market/spreadsheets/each-record.ts'
import { tools } from './tools.ts'

/** The sheets of a workbook, and the one that is read. */
export type Sheets = { sheet: string; sheets: readonly string[] }

/** What a workbook is read for, which says which of its sheets fits. */
export type SpreadsheetOf = 'offers' | 'leads' | 'manifest'

const COUNT_KNOWN: Record<SpreadsheetOf, RecordReader['countKnown']> = {
  offers: offerReading().countKnown,
  leads: leadsReading().countKnown,
  manifest: manifestReading().countKnown,
}

/** Which sheets there are, and which one the server reads by default; undefined where there is no choice. */
export function sheetsOf(bytes: Uint8Array, of: SpreadsheetOf): Sheets | undefined {
  const dialect = eachRecord(tools, bytes, { countKnown: COUNT_KNOWN[of], take: () => false })
  if (!('sheets' in dialect) || dialect.sheets.length < 2) return undefined
  const { sheet, sheets } = dialect
  return { sheet, sheets }
}
