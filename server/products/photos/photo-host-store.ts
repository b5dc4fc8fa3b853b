import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

// How long a host is left alone after its first silence, its second and so on.
const MINUTES_ALONE = [1, 5, 30, 120, 720]

type Unanswered = { address: string; problem: string }

/**
 * Leaves a host alone that did not answer, and for longer each time. After the last its photos are given
 * up, as an address is after its own tries.
 */
export async function leaveHostAlone(db: Database, { address, problem }: Unanswered) {
  const { rows } = await sql<{ host: string; failures: number }>`
    insert into photo_hosts as known (host, failures, rests_until)
    values (photo_host(${address}), 1, now() + ${MINUTES_ALONE[0]} * interval '1 minute')
    on conflict (host) do update set
      failures = known.failures + 1,
      rests_until = now() + (${MINUTES_ALONE}::integer[])[least(known.failures + 1, ${MINUTES_ALONE.length})] * interval '1 minute'
      where known.rests_until <= now()
    returning host, failures`.execute(db)
  const [known] = rows
  if (!known || known.failures <= MINUTES_ALONE.length) return
  await sql`
    update photo_addresses set problem = ${problem}, next_try_at = null
    where next_try_at is not null and photo_host(address) = ${known.host}`.execute(db)
}

/** It answered, whatever it said. */
export async function hostAnswered(db: Database, address: string) {
  await sql`delete from photo_hosts where host = photo_host(${address})`.execute(db)
}
