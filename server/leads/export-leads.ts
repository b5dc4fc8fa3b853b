import type { FileAnswer } from '#market/endpoint.ts'
import type { LeadFilters } from '#market/leads/leads-list.ts'
import { leadCells, leadHeader } from '#market/leads/lead-columns.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { batchesOf, spreadsheetFile } from '#server/platform/spreadsheets/write-spreadsheet.ts'
import { actor, type Keeper } from './change-lead.ts'
import { leadOf } from './lead-row.ts'
import { leadsAfter } from './lead-store.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The filtered leads as a file; the audit log records that personal data was exported. */
export const exportLeads = (
  db: Database,
  keeper: Keeper,
  { format, ...filters }: LeadFilters & { format: FileFormat },
): Promise<FileAnswer> =>
  transact(db, async (tx) => {
    const leads: CsvCell[][] = []
    let last = 0
    for (;;) {
      const rows = await leadsAfter(tx, filters, { id: last, most: AT_ONCE })
      leads.push(...rows.map((row) => leadCells(leadOf(row))))
      last = rows.at(-1)?.id ?? last
      if (rows.length < AT_ONCE) break
    }
    await recordAct(tx, {
      ...actor(keeper),
      act: 'leads exported',
      subject: 'leads',
      after: { ...filters, count: leads.length },
    })
    const today = new Date().toISOString().slice(0, 10)
    return spreadsheetFile(format, {
      name: `lotline-leads-${today}`,
      header: leadHeader,
      batches: batchesOf(leads),
    })
  })
