import { sql, type Generated } from 'kysely'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { keyOf } from './subject-key.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    assignments: AssignmentsTable
  }
}

/** Exactly one of the three subjects is set. */
type AssignmentsTable = {
  id: Generated<number>
  applicationId: number | null
  purchaseOrderId: number | null
  personId: number | null
  assigneeId: number
  assignedBy: number
  assignedAt: Generated<Date>
  snoozedUntil: Date | null
}

const assignments = (db: Database | Tx) =>
  db
    .selectFrom('assignments as g')
    .innerJoin('users as u', 'u.id', 'g.assigneeId')
    .select(({ fn }) => [
      'g.id',
      'g.assigneeId',
      fn.coalesce(sql<string | null>`nullif(u.full_name, '')`, 'u.email').as('assigneeName'),
      'g.applicationId',
      'g.purchaseOrderId',
      'g.personId',
    ])

export async function assignmentsOf(db: Database | Tx, kind: StaffSubject['kind'], ids: number[]) {
  if (ids.length === 0) return []
  return assignments(db).where(`g.${keyOf[kind]}`, 'in', ids).execute()
}

export const lockAssignment = (tx: Tx, { kind, id }: StaffSubject) =>
  assignments(tx).where(`g.${keyOf[kind]}`, '=', id).forUpdate('g').executeTakeFirst()

type Assignment = { subject: StaffSubject; assigneeId: number; assignedBy: number }

/** False when somebody else is assigned meanwhile. */
export async function insertAssignment(tx: Tx, { subject, ...assignment }: Assignment) {
  const key = keyOf[subject.kind]
  const nothing = { applicationId: null, purchaseOrderId: null, personId: null, snoozedUntil: null }
  const added = await tx
    .insertInto('assignments')
    .values({ ...nothing, [key]: subject.id, ...assignment })
    .onConflict((taken) => taken.column(key).doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function removeAssignment(tx: Tx, id: number) {
  await tx.deleteFrom('assignments').where('id', '=', id).execute()
}

export async function removeAssignmentsTo(tx: Tx, assigneeId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('assignments')
    .where('assigneeId', '=', assigneeId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Whose it is; undefined if there is no such assignment. */
export const lockAssigneeOf = async (tx: Tx, id: number) =>
  (
    await tx
      .selectFrom('assignments')
      .select('assigneeId')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
  )?.assigneeId

export async function snooze(tx: Tx, id: number, snoozedUntil: Date | null) {
  await tx.updateTable('assignments').set({ snoozedUntil }).where('id', '=', id).execute()
}
