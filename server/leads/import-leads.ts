import type { ImportedLeads } from '#market/leads/lead-api.ts'
import type { LeadsFile } from '#market/leads/leads-reading.ts'
import type { LeadForm } from '#market/leads/lead.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { readSpreadsheet, type SentSpreadsheet } from '#server/uploads/read-spreadsheet.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { keepHeaders } from '#server/spreadsheets/kept-headers.ts'
import { actor, type Keeper } from './change-lead.ts'
import { changedFields, leadOf } from './lead-row.ts'
import { findTwin, lockDirectory, insertLead, updateLead } from './lead-store.ts'

/** Imports a file's valid rows in one transaction, updating existing leads. */
export async function importLeads(
  uploads: Uploads,
  keeper: Keeper,
  sent: SentSpreadsheet,
): Promise<ImportedLeads> {
  const script = new URL('leads-thread.ts', import.meta.url)
  const file = await readSpreadsheet<LeadsFile>(uploads, keeper.viewer, { ...sent, script })
  if ('problem' in file) throw new Refusal(file.problem)
  const { header, leads, refused } = file
  return transact(uploads.db, async (tx) => {
    await lockDirectory(tx)
    const counts = { added: 0, updated: 0, unchanged: 0 }
    for (const lead of leads) counts[await takeIn(tx, lead)]++
    await recordAct(tx, {
      ...actor(keeper),
      act: 'leads imported',
      subject: 'leads',
      after: { ...counts, refused: refused.length },
    })
    await keepHeaders(tx, keeper.viewer.userId, {
      kind: 'leads',
      headers: header,
      mapping: sent.mapping,
    })
    return { ...counts, header: [...header], refused }
  })
}

async function takeIn(tx: Tx, lead: LeadForm) {
  const twin = await findTwin(tx, lead)
  if (!twin) {
    await insertLead(tx, lead)
    return 'added'
  }
  const before = leadOf(twin)
  // Columns missing from the file stay unchanged.
  const after = {
    ...lead,
    contact_title: lead.contact_title || before.contact_title,
    contact_phone: lead.contact_phone || before.contact_phone,
    city: lead.city || before.city,
    state: lead.state || before.state,
  }
  if (changedFields(before, after).length === 0) return 'unchanged'
  await updateLead(tx, twin.id, after)
  return 'updated'
}
