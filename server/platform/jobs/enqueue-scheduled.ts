import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { enqueue } from './enqueue.ts'
import type { Schedule } from './schedule.ts'

/**
 * Makes a job of a schedule's latest tick, unless some process already did. One that came while
 * no process ran is made up for, once; the first sight of a schedule only starts its clock.
 */
export async function enqueueScheduled(db: Database, { job, every }: Schedule, now: Date) {
  const [tick] = every.previousRuns(1, now)
  if (!tick) return
  await transact(db, async (tx) => {
    const taken = await sql<{ isFirst: boolean }>`
      insert into schedule_ticks as known (name, tick_at) values (${job.name}, ${tick})
      on conflict (name) do update set tick_at = excluded.tick_at
        where known.tick_at < excluded.tick_at
      returning xmax = 0 as is_first`.execute(tx)
    if (taken.rows[0]?.isFirst === false)
      await enqueue(tx, job, {}, job.isAlone ? {} : { key: `schedule:${job.name}` })
  })
}
