import { sql } from 'kysely'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { Tx } from '#server/platform/database/database.ts'

type Invited = { email: string; fullName?: string | undefined; role: StaffRole }

/**
 * A new account, a former member of staff's, or that of somebody invited who has not come yet; undefined when the address
 * is anybody else's.
 */
export async function openStaffAccount(
  tx: Tx,
  { email, fullName = '', role }: Invited,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into users as u (email, full_name, status, admin, staff_role, staff_since)
    values (${email}, ${fullName}, 'onboarded', true, ${role}, now())
    on conflict ((lower(email))) do update set
      admin = true, staff_role = excluded.staff_role, staff_since = excluded.staff_since, closed_at = null,
      full_name = coalesce(nullif(excluded.full_name, ''), u.full_name)
      where u.closed_at is not null or (u.admin and u.password_hash is null and not u.demo)
    returning id`.execute(tx)
  return rows[0]?.id
}

export async function storeStaffRole(tx: Tx, userId: number, staffRole: StaffRole) {
  await tx.updateTable('users').set({ staffRole }).where('id', '=', userId).execute()
}

/** Closes the account; the row stays because the audit log refers to it. */
export async function closeStaffAccount(tx: Tx, userId: number) {
  await tx
    .updateTable('users')
    .set({ admin: false, closedAt: sql`now()`, passwordHash: null, passwordSetAt: null })
    .where('id', '=', userId)
    .execute()
}
