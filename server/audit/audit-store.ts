import { sql } from 'kysely'
import type { AuditFilters } from '#market/audit/audit-api.ts'
import type { PageQuery } from '#market/paging.ts'
import { containing } from '#server/platform/database/containing.ts'
import type { Tx } from '#server/platform/database/database.ts'

export type AuditRow = {
  id: number
  at: Date
  actorId: number | null
  actorName: string | null
  actorEmail: string | null
  act: string
  subject: string
  subjectName: string | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  requestId: string | null
}

type AuditQuery = AuditFilters & PageQuery

export async function listAudit(tx: Tx, asked: AuditQuery) {
  const wanted = wantedBy(asked)
  const { rows } = await sql<AuditRow>`
    select ${columns} from ${tables} where ${wanted} order by e.id desc
    limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`.execute(tx)
  const counted = await sql<{ total: number }>`
    select count(*) as total from ${tables} where ${wanted}`.execute(tx)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

const MOST_OF_ONE = 200
// Everyday events would hide what was done to an account.
const NO_HISTORY = [
  'read',
  'signed in',
  'signed out',
  'sign-in failed',
  'second factor given',
  'second factor refused',
]

export async function listAuditOf(tx: Tx, subject: string) {
  const { rows } = await sql<AuditRow>`
    select ${columns} from ${tables} where e.subject = ${subject} and e.act <> all (${NO_HISTORY})
    order by e.at desc, e.id desc limit ${MOST_OF_ONE}`.execute(tx)
  return rows
}

const numberOf = sql`substring(e.subject from '\\d{1,15}$')::bigint`
// Null if the subject has no id, or no row has it.
const subjectName = sql<string | null>`
  case substring(e.subject from '^(\\D+) \\d{1,15}$')
    when 'user' then (select coalesce(nullif(full_name, ''), email) from users where id = ${numberOf})
    when 'seller' then (select name from sellers where id = ${numberOf})
    when 'order' then (select 'PO-' || number from purchase_orders where id = ${numberOf})
    when 'product' then (select name from products where id = ${numberOf})
  end`
const columns = sql`e.id, e.at, u.id as actor_id, coalesce(nullif(u.full_name, ''), u.email) as actor_name,
  u.email as actor_email, e.act, e.subject, ${subjectName} as subject_name, e.before, e.after, e.request_id`
const tables = sql`audit_events e left join users u on u.id = e.actor_user_id`

function wantedBy({ kind, search, actor, from, to }: AuditQuery) {
  const pattern = containing(search)
  const conditions = [
    kind === 'reads' && sql`e.act = 'read'`,
    kind === 'writes' && sql`e.act <> 'read'`,
    kind === 'changes' && sql`e.act <> all (${NO_HISTORY}) and e.act not like 'signed in%'`,
    search !== '' &&
      sql`(e.act ilike ${pattern} or e.subject ilike ${pattern} or u.full_name ilike ${pattern} or u.email ilike ${pattern})`,
    actor !== undefined && sql`e.actor_user_id = ${actor}`,
    from !== undefined && sql`e.at >= ${from}::date at time zone 'UTC'`,
    to !== undefined && sql`e.at < (${to}::date + 1) at time zone 'UTC'`,
  ].filter((condition) => condition !== false)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}
