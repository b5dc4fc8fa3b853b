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
// Of a read, the page of somebody or something: its address ends with the id as well.
const kindOf = sql`case
  when e.subject like '/admin/people/%' then 'user'
  when e.subject like '/admin/sellers/%' then 'seller'
  when e.subject like '/admin/purchase\\_orders/%' then 'order'
  else substring(e.subject from '^(\\D+) \\d{1,15}$') end`
// Null if the subject has no id, or no row has it.
const subjectName = sql<string | null>`
  case ${kindOf}
    when 'user' then (select coalesce(nullif(full_name, ''), email) from users where id = ${numberOf})
    when 'seller' then (select name from sellers where id = ${numberOf})
    when 'order' then (select 'PO-' || number from purchase_orders where id = ${numberOf})
    when 'product' then (select name from products where id = ${numberOf})
  end`
export const auditColumns = sql`e.id, e.at, u.id as actor_id, coalesce(nullif(u.full_name, ''), u.email) as actor_name,
  u.email as actor_email, e.act, e.subject, ${subjectName} as subject_name, e.before, e.after, e.request_id`
export const auditTables = sql`audit_events e left join users u on u.id = e.actor_user_id`

/** The names of subjects stand in other tables; the events are found by the ids of those that match. */
export const isAboutNamed = (pattern: string) => sql<boolean>`e.subject in (
  select kind || id from (
    select id, unnest(array['user ', '/admin/people/']) as kind from users
      where full_name ilike ${pattern} or email ilike ${pattern}
    union all
    select id, unnest(array['seller ', '/admin/sellers/']) from sellers where name ilike ${pattern}
    union all
    select id, unnest(array['order ', '/admin/purchase_orders/']) from purchase_orders
      where 'PO-' || number ilike ${pattern}
    union all
    select id, 'product ' from products where name ilike ${pattern}) as named)`
