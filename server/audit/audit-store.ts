import { sql } from 'kysely'
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

const MOST_OF_ONE = 200
// Everyday events would hide what was done to an account.
export const NO_HISTORY = [
  'read',
  'signed in',
  'signed out',
  'sign-in failed',
  'second factor given',
  'second factor refused',
]

export async function listAuditOf(tx: Tx, subject: string) {
  const { rows } = await sql<AuditRow>`
    select ${auditColumns} from ${auditTables} where e.subject = ${subject} and e.act <> all (${NO_HISTORY})
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
export const auditColumns = sql`e.id, e.at, u.id as actor_id, coalesce(nullif(u.full_name, ''), u.email) as actor_name,
  u.email as actor_email, e.act, e.subject, ${subjectName} as subject_name, e.before, e.after, e.request_id`
export const auditTables = sql`audit_events e left join users u on u.id = e.actor_user_id`
