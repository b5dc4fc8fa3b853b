import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { LeadForm, LeadRecord } from '#market/leads/lead.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { changedFields, leadJson, leadOf } from './lead-row.ts'
import {
  findLead,
  deleteContact,
  lockDirectory,
  lockLead,
  insertLead,
  refuseTwin,
  updateLead,
} from './lead-store.ts'

/** Who changes the directory, with the HTTP request. */
export type Keeper = { viewer: StaffViewer; requestId: string }

export const addLead = (db: Database, keeper: Keeper, lead: LeadForm): Promise<LeadRecord> =>
  transact(db, async (tx) => {
    await lockDirectory(tx)
    await refuseTwin(tx, lead)
    const { id } = await insertLead(tx, lead)
    const { company, consent_source } = lead
    await recordAct(tx, {
      ...actor(keeper),
      act: 'lead added',
      subject: `lead ${id}`,
      after: { company, consent_source },
    })
    return leadJson(await findLead(tx, id))
  })

type Edit = { id: number; lead: LeadForm }

export const editLead = (db: Database, keeper: Keeper, { id, lead }: Edit): Promise<LeadRecord> =>
  transact(db, async (tx) => {
    await lockDirectory(tx)
    const before = leadOf(await lockLead(tx, id))
    await refuseTwin(tx, lead, id)
    await updateLead(tx, id, lead)
    const { company, consent_source } = lead
    await recordAct(tx, {
      ...actor(keeper),
      act: 'lead edited',
      subject: `lead ${id}`,
      before: { company: before.company, consent_source: before.consent_source },
      after: { company, consent_source, changed: changedFields(before, lead) },
    })
    return leadJson(await findLead(tx, id))
  })

export const deleteLead = (db: Database, keeper: Keeper, id: number) =>
  transact(db, async (tx) => {
    const { company, consentSource: consent_source } = await lockLead(tx, id)
    await deleteContact(tx, id)
    await recordAct(tx, {
      ...actor(keeper),
      act: 'lead deleted',
      subject: `lead ${id}`,
      before: { company, consent_source },
    })
  })

export const actor = ({ viewer, requestId }: Keeper) => ({ actorUserId: viewer.userId, requestId })
