import { sql } from 'kysely'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { Tx } from '#server/platform/database/database.ts'

/** The administrators to notify. */
export const administrators = (tx: Tx) => staffOf(tx, ['admin'])

/** The staff to notify. */
export const staffMembers = (tx: Tx) => staffOf(tx, ['support', 'admin'])

/** The demo's own administrator only as long as there is no other. */
const staffOf = (tx: Tx, roles: StaffRole[]) =>
  tx
    .selectFrom('users as u')
    .select(['u.id as userId', 'u.email', 'u.timeZone'])
    .where('u.admin', '=', true)
    .where('u.staffRole', 'in', roles)
    .where(
      sql<boolean>`(not u.demo or not exists (select from users other
        where other.admin and other.staff_role = 'admin' and not other.demo))`,
    )
    .orderBy('u.id')
    .execute()
