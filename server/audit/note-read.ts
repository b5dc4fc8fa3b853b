import { sql } from 'kysely'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A page that polls every few seconds counts as one read. */
const ONCE_IN_MINUTES = 10

type Read = { staff: StaffViewer; address: string; requestId: string }

/** Records that a member of staff read other people's data: the address and its filters. */
export async function noteRead(db: Database, { staff, address, requestId }: Read) {
  const { pathname: path, searchParams } = new URL(address, 'http://lotline')
  const wanted = [...searchParams]
    .filter(([key, value]) => tells(key, value))
    .map((each) => each.map(storable))
  const asked = wanted.length > 0 ? JSON.stringify(Object.fromEntries(wanted)) : null
  await sql`
    insert into audit_events (actor_user_id, act, subject, after, request_id)
    select ${staff.userId}, 'read', ${path}, ${asked}::jsonb, ${requestId}
    where not exists (
      select from audit_events
      where subject = ${path} and at > now() - make_interval(mins => ${ONCE_IN_MINUTES})
        and actor_user_id = ${staff.userId} and act = 'read'
        and after is not distinct from ${asked}::jsonb
    )`.execute(db)
}

// A list's defaults, when no filter is set.
const tells = (key: string, value: string) =>
  key !== 'per_page' && value !== '' && value !== 'all' && `${key}=${value}` !== 'page=1'

// PostgreSQL stores no NUL, in text or in JSON.
const storable = (text: string) => text.replaceAll('\0', '')
