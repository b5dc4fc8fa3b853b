import { sql } from 'kysely'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import type { UserStatus } from '#market/accounts/user-status.ts'
import type { Person } from '#market/people/people-api.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

export type PersonRow = {
  id: number
  email: string
  fullName: string
  party: Person['party']
  company: string | null
  buyerId: number | null
  sellerId: number | null
  status: UserStatus
  admin: boolean
  staffRole: StaffRole
  closedAt: Date | null
  isErased: boolean
  demo: boolean
  hasPassword: boolean
  addressProven: boolean
  hasSecondFactor: boolean
  createdAt: Date
  lastSeenAt: Date | null
  openSessions: number
}

export async function findPerson(tx: Tx, id: number): Promise<PersonRow> {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from ${personTables} where u.id = ${id}`.execute(tx)
  if (!rows[0]) throw new Refusal('Not found', 404)
  return rows[0]
}

export const partyOf = sql<
  Person['party']
>`case when u.admin then 'admin' when b.id is not null then 'buyer'
  when l.id is not null then 'seller' else 'subscriber' end`

export const personColumns = sql`u.id, u.email, u.full_name, ${partyOf} as party, coalesce(b.name, l.name) as company,
  b.id as buyer_id, l.id as seller_id, u.status, u.admin, u.staff_role, u.closed_at,
  exists (select from erasures e where e.user_id = u.id) as is_erased, u.demo, u.password_hash is not null as has_password,
  u.address_proven_at is not null as address_proven,
  exists (select from second_factors f where f.user_id = u.id and f.set_up_at is not null) as has_second_factor,
  u.created_at,
  (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as last_seen_at,
  (select count(*) from sessions s where s.user_id = u.id and s.expires_at > now()) as open_sessions`

export const personTables = sql`users u left join buyers b on b.user_id = u.id left join sellers l on l.user_id = u.id`
