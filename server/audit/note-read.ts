import { sql } from 'kysely'
import { z } from 'zod'
import type { StaffViewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'

/** A page that polls every few seconds counts as one read. */
const ONCE_IN_MINUTES = 10

type Read = { staff: StaffViewer; address: string; requestId: string; found: unknown }

/**
 * Records that a member of staff read other people's data: the address and its filters. Words that found nobody are
 * left out: they may be the name of somebody who was erased, and no later erasure would find them.
 */
export async function noteRead(db: Database, { staff, address, requestId, found }: Read) {
  const { pathname: path, searchParams } = new URL(address, 'http://lotline')
  const wanted = [...searchParams]
    .filter(([key, value]) => tells(key, value))
    .map(([key, value]) =>
      WORDS.has(key) && isNothing(found) ? [key, NOTHING_FOUND] : [key, value].map(storable),
    )
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

/** In which a caller writes what it likes. */
const WORDS = new Set(['search', 'query', 'search[name]', 'subject', 'actor'])
const NOTHING_FOUND = '(found nothing)'

const listed = z.object({ meta: z.object({ total_count: z.int() }) })

/** Whether an answer is of lists that are all empty. */
function isNothing(found: unknown) {
  const counted = listed.safeParse(found).data
  if (counted) return counted.meta.total_count === 0
  const lists = Object.values(Object(found)).filter(Array.isArray)
  return lists.length > 0 && lists.every((list) => list.length === 0)
}

// A list's defaults, when no filter is set.
const tells = (key: string, value: string) =>
  key !== 'per_page' && value !== '' && value !== 'all' && `${key}=${value}` !== 'page=1'

// PostgreSQL stores no NUL, in text or in JSON.
const storable = (text: string) => text.replaceAll('\0', '')
