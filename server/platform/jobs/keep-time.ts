import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import type { Schedule } from './schedule.ts'
import { enqueueScheduled } from './enqueue-scheduled.ts'
import type { Log } from './worker-log.ts'

const LONGEST_SLEEP_MS = 60_000
const RETRY_MS = 5000
// A timer may fire a moment early.
const PAST_THE_TICK_MS = 10

export type Clockwork = {
  db: Database
  schedules: readonly Schedule[]
  log: Log
  stopping: AbortSignal
}

/** Turns ticks into jobs until it is stopped. Every process does; each tick is taken by one. */
export async function keepTime({ db, schedules, log, stopping }: Clockwork) {
  while (!stopping.aborted) {
    let wait = RETRY_MS
    try {
      const now = await databaseNow(db)
      wait = untilNextTick(schedules, now)
      for (const schedule of schedules) await enqueueScheduled(db, schedule, now)
    } catch (error) {
      log.warn({ err: error }, 'Schedules could not be read; trying again')
      wait = RETRY_MS
    }
    await sleep(wait, undefined, { signal: stopping }).catch(() => {})
  }
}

function untilNextTick(schedules: readonly Schedule[], now: Date) {
  const waits = schedules.map(({ every }) => every.msToNext(now) ?? LONGEST_SLEEP_MS)
  return Math.min(LONGEST_SLEEP_MS, ...waits) + PAST_THE_TICK_MS
}
