import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { Lease } from './lease.ts'
import type { Log } from './worker-log.ts'

/**
 * How often a worker reports, how long its lease lasts without a report, and how long it must be silent before
 * others take its jobs. The lease ends first, with room for a clock that is late.
 */
export type Rhythm = { beatMs: number; holdMs: number; silenceMs: number }

// A dead worker's jobs run elsewhere after at most silence and beat: within 45 seconds.
export const RHYTHM: Rhythm = { beatMs: 10_000, holdMs: 20_000, silenceMs: 30_000 }
const RETRY_MS = 2000

export type Heart = { db: Database; lease: Lease; log: Log; over: AbortSignal; rhythm: Rhythm }

/** Tells the others that this worker lives, and takes over from those that went silent. */
export async function keepBeating({ db, lease, log, over, rhythm }: Heart) {
  const { workerId } = lease
  const ended = AbortSignal.any([over, lease.lost])
  let hasBegun = false
  let heardSince: number | undefined
  while (!ended.aborted) {
    const now = performance.now()
    let wait = rhythm.beatMs
    try {
      const isOurs = await (hasBegun ? beatAgain(db, workerId) : beat(db, workerId))
      if (!isOurs) return lease.lose()
      hasBegun = true
      lease.renew(now)
      heardSince ??= now
      // After an outage everybody looks silent at first: who was away judges nobody before all had time to beat.
      if (now - heardSince >= rhythm.silenceMs) await takeOver({ db, log }, rhythm)
    } catch (error) {
      log.warn({ err: error }, 'Heartbeat missed; trying again')
      heardSince = undefined
      wait = Math.min(RETRY_MS, rhythm.beatMs)
    }
    await sleep(wait, undefined, { signal: ended }).catch(() => {})
  }
}

async function takeOver({ db, log }: Pick<Heart, 'db' | 'log'>, { silenceMs }: Rhythm) {
  const released = await releaseSilentWorkers(db, silenceMs)
  if (released.length > 0) log.warn({ workers: released }, 'Took over from silent workers')
}

/** The first beat of a worker. */
export async function beat(db: Database, workerId: string) {
  await sql`
    insert into worker_heartbeats (worker_id) values (${workerId})
    on conflict (worker_id) do update set beat_at = now()`.execute(db)
  return true
}

/** False when the others have given this worker up meanwhile. */
async function beatAgain(db: Database, workerId: string) {
  const { numAffectedRows } = await sql`
    update worker_heartbeats set beat_at = now() where worker_id = ${workerId}`.execute(db)
  return Number(numAffectedRows) === 1
}

/** Says goodbye, so that nobody waits for this worker. What it still writes under its lease is refused. */
export async function endBeating(db: Database, workerId: string) {
  await sql`delete from worker_heartbeats where worker_id = ${workerId}`.execute(db)
}

/** Unlocks what a worker held that has not been heard of for a while; answers whose it was. */
export async function releaseSilentWorkers(
  db: Database,
  silenceMs = RHYTHM.silenceMs,
): Promise<string[]> {
  const silence = silenceMs / 1000
  return transact(db, async (tx) => {
    // First its right to write, then its jobs. One whose transaction is under way has its time until the next look.
    await sql`
      delete from worker_heartbeats where worker_id in (
        select worker_id from worker_heartbeats
        where beat_at < now() - make_interval(secs => ${silence})
        for update skip locked)`.execute(tx)
    const silent = await sql<{ workerId: string }>`
      select distinct locked_by as worker_id from graphile_worker.jobs
      where locked_at < now() - make_interval(secs => ${silence})
        and not exists (select from worker_heartbeats where worker_id = locked_by)`.execute(tx)
    const workers = silent.rows.map(({ workerId }) => workerId)
    if (workers.length > 0)
      await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(tx)
    return workers
  })
}
