import type { Assignee } from '#market/staff-notes/assignment.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { assignmentsOf } from './assignment-store.ts'
import { subjectIn } from './subject-key.ts'

/** Who of the staff is responsible for each of these. */
export async function assigneesOf(db: Database | Tx, kind: StaffSubject['kind'], ids: number[]) {
  const rows = await assignmentsOf(db, kind, ids)
  const assignees = new Map(
    rows.map((row) => [subjectIn(row).id, { id: row.assigneeId, name: row.assigneeName }]),
  )
  return (id: number): Assignee => assignees.get(id) ?? null
}
