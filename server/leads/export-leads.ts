import type { FileAnswer } from '#market/endpoint.ts'
import type { LeadFilters } from '#market/leads/lead-api.ts'
import { leadCells, leadHeader } from '#market/leads/lead-columns.ts'
import { csvLines, csvText } from '#market/spreadsheets/write-csv.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { actor, type Keeper } from './change-lead.ts'
import { leadOf } from './lead-row.ts'
import { leadsAfter } from './lead-store.ts'

// In batches, so that each statement is short and others are served in between.
const AT_ONCE = 500

/** The filtered leads as a file; the audit log records that personal data was exported. */
export const exportLeads = (
  db: Database,
  keeper: Keeper,
  filters: LeadFilters,
): Promise<FileAnswer> =>
  transact(db, async (tx) => {
    const parts = [csvText([leadHeader])]
    let [last, count] = [0, 0]
    for (;;) {
      const rows = await leadsAfter(tx, filters, { id: last, most: AT_ONCE })
      parts.push(csvLines(rows.map((row) => leadCells(leadOf(row)))))
      count += rows.length
      last = rows.at(-1)?.id ?? last
      if (rows.length < AT_ONCE) break
    }
    await recordAct(tx, {
      ...actor(keeper),
      act: 'leads exported',
      subject: 'leads',
      after: { ...filters, count },
    })
    const today = new Date().toISOString().slice(0, 10)
    return { name: `lotline-leads-${today}.csv`, bytes: Buffer.from(parts.join('')) }
  })
