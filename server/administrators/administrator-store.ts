import { sql } from 'kysely'
import { ADMINS_ONLY, type StaffRole } from '#market/accounts/staff-role.ts'
import type { PageQuery } from '#market/paging.ts'
import { isOpenIn } from '#server/accounts/is-account-open.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { AccountTerms } from '#server/settings/terms.ts'
import type { By } from './administrator-deps.ts'

export type AdministratorRow = {
  id: number
  email: string
  fullName: string
  role: StaffRole
  since: Date | null
  lastSignInAt: Date | null
  hasPassword: boolean
  hasSecondFactor: boolean
}

type Reading = { db: Database | Tx; terms: Pick<AccountTerms, 'demo'> }

/** A page of the staff, and how many they are. */
export async function listStaff({ db, terms }: Reading, { page, per_page }: PageQuery) {
  const { rows } = await sql<AdministratorRow>`
    select ${columns} from users u where u.admin and ${isOpenIn(terms)} order by u.staff_role, u.id
    limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from users u where u.admin and ${isOpenIn(terms)}`.execute(db)
  return { rows, count: counted[0]?.count ?? 0 }
}

export async function findStaff({ db, terms }: Reading, id: number): Promise<AdministratorRow> {
  const { rows } = await sql<AdministratorRow>`
    select ${columns} from users u where u.id = ${id} and u.admin and ${isOpenIn(terms)}`.execute(
    db,
  )
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

// An ended session is deleted; the audit event of its start is not.
const columns = sql`u.id, u.email, u.full_name, u.staff_role as role, u.staff_since as since,
  greatest((select max(s.created_at) from sessions s where s.user_id = u.id),
    (select max(e.at) from audit_events e where e.subject = 'user ' || u.id and e.act like 'signed in%')) as last_sign_in_at,
  u.password_hash is not null as has_password,
  exists (select from second_factors f where f.user_id = u.id and f.set_up_at is not null) as has_second_factor`

type Locked = { tx: Tx; terms: Pick<AccountTerms, 'demo'>; by: By }

/**
 * Locks the administrators until the transaction ends and returns their ids: of two who remove each other at
 * the same time, the second is no longer an administrator and is refused.
 */
export async function lockAdministrators({ tx, terms, by }: Locked): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.admin and u.staff_role = 'admin' and u.password_hash is not null and ${isOpenIn(terms)}
    order by u.id for no key update of u`.execute(tx)
  const ids = rows.map(({ id }) => id)
  if (by !== 'the operator' && !ids.includes(by.userId)) throw new Refusal(ADMINS_ONLY, 403)
  return ids
}
