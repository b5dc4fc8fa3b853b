import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { notify } from '#server/notifications/notify.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import { lockStaffMember } from './active-staff.ts'
import { assignmentBell } from './staff-bell.ts'
import {
  insertAssignment,
  lockAssignment,
  removeAssignment,
  removeAssignmentsTo,
} from './assignment-store.ts'
import { auditNameOf, publishSubject, requireSubject } from './require-subject.ts'

type Deps = { db: Database; terms: Pick<AccountTerms, 'demo'> }
type Assigning = {
  subject: StaffSubject
  assigneeId: number | null
  /** Undefined when the caller does not say. */
  seenAssigneeId: number | null | undefined
  staff: StaffViewer
  requestId: string
}

const CHANGED = 'A colleague changed the assignee in the meantime. Please check again.'

/** Assigns a person, or nobody; the assignee hears of it, unless they assigned themselves. */
export const assign = ({ db, terms }: Deps, assigning: Assigning) =>
  transact(db, async (tx) => {
    const { subject, assigneeId, seenAssigneeId, staff, requestId } = assigning
    await requireSubject(tx, subject)
    // Before the assignment, as when somebody leaves the staff.
    const next = assigneeId === null ? undefined : await lockStaffMember({ tx, terms }, assigneeId)
    const before = await lockAssignment(tx, subject)
    const beforeId = before?.assigneeId ?? null
    const assignee = next ? { id: next.id, name: next.name } : null
    if (beforeId === assigneeId) return { data: { assignee } }
    if (seenAssigneeId !== undefined && seenAssigneeId !== beforeId) throw new Refusal(CHANGED, 409)
    if (before) await removeAssignment(tx, before.id)
    if (next) {
      const assignment = { subject, assigneeId: next.id, assignedBy: staff.userId }
      if (!(await insertAssignment(tx, assignment))) throw new Refusal(CHANGED, 409)
      if (next.id !== staff.userId)
        await notify(tx, {
          userId: next.id,
          key: `assigned:${subject.kind}:${subject.id}:${requestId}`,
          ...(await assignmentBell(tx, subject, staff)),
        })
    }
    await recordAct(tx, {
      actorUserId: staff.userId,
      act: `${subject.kind} ${next ? 'assigned' : 'unassigned'}`,
      subject: await auditNameOf(tx, subject),
      before: { responsible: before?.assigneeName ?? null },
      after: { responsible: next?.name ?? null },
      requestId,
    })
    await publishSubject(tx, subject)
    return { data: { assignee } }
  })

/** Leaves what somebody was responsible for to nobody; returns how much that was. */
export async function unassignAll(tx: Tx, userId: number): Promise<number> {
  const count = await removeAssignmentsTo(tx, userId)
  if (count === 0) return 0
  for (const kind of ['application', 'order'] as const) await publishSubject(tx, { kind })
  return count
}
