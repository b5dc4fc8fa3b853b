import { gatherLeads } from '#market/leads/gather-leads.ts'
import type { RefusedRow } from '#market/leads/lead-api.ts'
import { knownLeadColumns, matchLeadHeader, type LeadHeader } from '#market/leads/lead-columns.ts'
import type { LeadForm } from '#market/leads/lead.ts'
import { readLeadRow, type LeadRow } from '#market/leads/read-lead-row.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'

export const MOST_LEADS = 5000

export type LeadsFile =
  | { header: string[]; leads: LeadForm[]; refused: RefusedRow[] }
  | { problem: string }

/** The leads of a file, or why the file cannot be read. */
export function readLeadsFile(bytes: Uint8Array, sheet?: string): LeadsFile {
  const rows: LeadRow[] = []
  let header: LeadHeader | { problem: string } | undefined
  const dialect = eachRecord(bytes, {
    countKnown: knownLeadColumns,
    sheet,
    take: (record) => {
      if (!header) {
        header = matchLeadHeader(record.cells)
        return !('problem' in header)
      }
      if ('problem' in header) return false
      rows.push(readLeadRow(record, header))
      return rows.length <= MOST_LEADS
    },
  })
  if ('problem' in dialect) return dialect
  if (!header) return { problem: 'The file is empty' }
  if ('problem' in header) return header
  if (rows.length > MOST_LEADS)
    return { problem: `The file has more than ${MOST_LEADS.toLocaleString('en-US')} rows` }
  return { header: [...header.cells], ...gatherLeads(rows) }
}
