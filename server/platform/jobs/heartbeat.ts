import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Log } from './worker-log.ts'

// A dead worker's jobs run elsewhere after at most SILENCE + BEAT_EVERY: within 45 seconds.
const BEAT_EVERY_MS = 10_000
const SILENCE_S = 30

export type Heart = { db: Database; workerId: string; log: Log; stopping: AbortSignal }

/** Tells the others that this worker lives, and takes over from those that went silent. */
export async function keepBeating({ db, workerId, log, stopping }: Heart) {
  while (!stopping.aborted) {
    try {
      await beat(db, workerId)
      const released = await releaseSilentWorkers(db)
      if (released.length > 0) log.warn({ workers: released }, 'Took over from silent workers')
    } catch (error) {
      log.warn({ err: error }, 'Heartbeat missed; trying again')
    }
    await sleep(BEAT_EVERY_MS, undefined, { signal: stopping }).catch(() => {})
  }
}

export async function beat(db: Database, workerId: string) {
  await sql`
    insert into worker_heartbeats (worker_id) values (${workerId})
    on conflict (worker_id) do update set beat_at = now()`.execute(db)
}

/** Says goodbye, so that nobody waits for this worker. */
export async function endBeating(db: Database, workerId: string) {
  await sql`delete from worker_heartbeats where worker_id = ${workerId}`.execute(db)
}

/** Unlocks what a worker held that has not been heard of for a while; answers whose it was. */
export async function releaseSilentWorkers(db: Database): Promise<string[]> {
  const silent = await sql<{ workerId: string }>`
    select distinct locked_by as worker_id from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${SILENCE_S})
      and not exists (
        select from worker_heartbeats
        where worker_id = locked_by and beat_at >= now() - make_interval(secs => ${SILENCE_S})
      )`.execute(db)
  const workers = silent.rows.map(({ workerId }) => workerId)
  if (workers.length > 0) {
    await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db)
  }
  await sql`delete from worker_heartbeats where beat_at < now() - interval '1 hour'`.execute(db)
  return workers
}
