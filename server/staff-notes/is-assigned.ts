import { sql, type RawBuilder } from 'kysely'
import type { AssignedFilter } from '#market/staff-notes/assignment.ts'
import type { StaffSubject } from '#market/staff-notes/staff-note.ts'

export type AssignedWanted = { assigned: AssignedFilter; viewerId: number }

const columns = {
  application: sql`g.application_id`,
  order: sql`g.purchase_order_id`,
  person: sql`g.person_id`,
} satisfies Record<StaffSubject['kind'], RawBuilder<unknown>>

/** The condition that a list keeps to by who is responsible; `id` is the subject in the query. */
export function isAssigned(
  kind: StaffSubject['kind'],
  id: RawBuilder<unknown>,
  { assigned, viewerId }: AssignedWanted,
): RawBuilder<boolean> {
  if (assigned === 'all') return sql`true`
  if (assigned === 'mine')
    return sql`exists (select from assignments g
      where ${columns[kind]} = ${id} and g.assignee_id = ${viewerId})`
  return sql`not exists (select from assignments g where ${columns[kind]} = ${id})`
}
