import { sql } from 'kysely'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import { recordAct } from '#server/audit/record-act.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { endAccess } from './end-access.ts'
import { hashPassword } from '../hash-password.ts'

type Credentials = {
  email: string
  password: string
  role?: StaffRole
  /** Whether somebody who was removed comes back: an operator says so, a mere restart does not. */
  comesBack?: boolean
}

/**
 * Makes an administrator, once; an existing one keeps the password (decision B11). If another account has the
 * address, it gets the new password: the applicant may not own the address, and the passwords of demo accounts
 * are public. Returns the new administrator's id.
 */
export async function makeAdministrator(tx: Tx, given: Credentials): Promise<number | undefined> {
  const { email, password, role = 'admin', comesBack = false } = given
  const passwordHash = await hashPassword(password)
  const { rows } = await sql<{ id: number }>`
    insert into users (email, full_name, password_hash, status, admin, staff_role, staff_since, password_set_at)
    values (${email}, 'Administrator', ${passwordHash}, 'onboarded', true, ${role}, now(), now())
    on conflict ((lower(email))) do update set
      admin = true, staff_role = excluded.staff_role, staff_since = excluded.staff_since,
      closed_at = null, demo = false, status = excluded.status,
      password_hash = excluded.password_hash, password_set_at = excluded.password_set_at
      where (not users.admin or users.demo or users.password_hash is null)
        and (users.closed_at is null or ${comesBack})
    returning id`.execute(tx)
  const userId = rows[0]?.id
  if (userId === undefined) return undefined
  await endAccess(tx, userId)
  await recordAct(tx, {
    actorUserId: null,
    act: 'made administrator',
    subject: `user ${userId}`,
    after: { role },
  })
  return userId
}
