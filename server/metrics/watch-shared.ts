import { sql } from 'kysely'
import { Gauge, type Registry } from 'prom-client'
import { type Lane, LANES } from '#market/system/lanes.ts'
import { refundState } from '#server/payments/refund-state.ts'
import type { Database } from '#server/platform/database/database.ts'
import { failedSince } from '#server/platform/jobs/failed-jobs.ts'
import { lastBeat } from '#server/platform/jobs/last-beat.ts'
import { waitingByJob } from '#server/platform/jobs/waiting-by-job.ts'
import { mailState } from '#server/platform/mail/mail-state.ts'
import type { FreeSpace } from '#server/platform/storage/free-space.ts'

export type SharedDeps = { db: Database; space: FreeSpace; laneOf: (name: string) => Lane }

const FRESH_MS = 5000

/** What all processes share, read when asked for: every process says the same of it. */
export function watchShared(registry: Registry, { db, space, laneOf }: SharedDeps) {
  const read = once(() => readShared(db))
  const registers = [registry]

  gauge('lotline_database_up', 'Whether the database answers', async (set) => {
    set((await read()) ? 1 : 0)
  })
  gauge('lotline_deadlocks', 'Deadlocks since PostgreSQL began to count', async (set) => {
    const shared = await read()
    if (shared) set(shared.deadlocks)
  })
  gauge('lotline_workers_alive', 'Whether any process works off jobs', async (set) => {
    const shared = await read()
    if (shared) set(shared.hasWorkers ? 1 : 0)
  })
  gauge('lotline_mails_waiting', 'Mails not sent yet', async (set) => {
    const shared = await read()
    if (shared) set(shared.mail.waiting)
  })
  gauge('lotline_mails_sent_in_a_day', 'Mails sent in the last 24 hours', async (set) => {
    const shared = await read()
    if (shared) set(shared.mail.sentInADay)
  })
  gauge('lotline_mails_oldest_wait_seconds', 'Since when a mail waits', async (set) => {
    const shared = await read()
    if (shared) set(secondsSince(shared.mail.oldestWaiting))
  })
  gauge('lotline_mails_given_up', 'Mails that failed for good', async (set) => {
    const shared = await read()
    if (shared) set(shared.mail.givenUp)
  })
  gauge('lotline_refunds_failed', 'Refunds that the provider could not make', async (set) => {
    const shared = await read()
    if (shared) set(shared.refunds.failed)
  })
  gauge('lotline_refunds_asked_in_a_day', 'Refunds asked for in the last 24 hours', async (set) => {
    const shared = await read()
    if (shared) set(shared.refunds.askedInADay)
  })
  gauge('lotline_refunds_waiting', 'Refunds the provider has not answered yet', async (set) => {
    const shared = await read()
    if (shared) set(shared.refunds.waiting)
  })
  gauge('lotline_refunds_oldest_wait_seconds', 'Since when a refund waits', async (set) => {
    const shared = await read()
    if (shared) set(secondsSince(shared.refunds.oldestWaiting))
  })
  gauge('lotline_jobs_given_up', 'Jobs that failed for good and wait for staff', async (set) => {
    const shared = await read()
    if (shared) set(shared.givenUp)
  })
  gauge(
    'lotline_disk_free_bytes',
    'Free where files and the embedded database lie',
    async (set) => {
      const room = await space.look()
      if (room) set(room.freeBytes)
    },
  )
  gauge('lotline_disk_least_bytes', 'With less than this free, files are refused', async (set) => {
    const room = await space.look()
    if (room) set(room.leastBytes)
  })
  watchLanes()

  function gauge(name: string, help: string, collect: (set: (value: number) => void) => unknown) {
    const made: Gauge = new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A reset would say 0 of what is not known.
        made.remove()
        await collect((value) => made.set(value))
      },
    })
  }

  function watchLanes() {
    const waiting = new Gauge({
      name: 'lotline_jobs_waiting',
      help: 'Jobs that are due, by lane',
      labelNames: ['lane'],
      registers,
      async collect() {
        waiting.reset()
        for (const { lane, jobs } of await lanes())
          waiting.set(
            { lane },
            jobs.reduce((total, job) => total + job.waiting, 0),
          )
      },
    })
    const oldest = new Gauge({
      name: 'lotline_jobs_oldest_wait_seconds',
      help: 'How long the oldest job of a lane is due',
      labelNames: ['lane'],
      registers,
      async collect() {
        oldest.reset()
        for (const { lane, jobs } of await lanes())
          oldest.set({ lane }, Math.max(0, ...jobs.map((job) => secondsSince(job.oldestDueAt))))
      },
    })
  }

  async function lanes() {
    const shared = await read()
    if (!shared) return []
    return LANES.map((lane) => ({
      lane,
      jobs: shared.jobs.filter(({ name }) => laneOf(name) === lane),
    }))
  }
}

// One after the other, so that a scrape takes one connection and no more.
async function readShared(db: Database) {
  const jobs = await waitingByJob(db)
  const { count: givenUp } = await failedSince(db)
  const { isAlive: hasWorkers } = await lastBeat(db)
  const mail = await mailState(db)
  const refunds = await refundState(db)
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db)
  return { jobs, givenUp, hasWorkers, mail, refunds, deadlocks: rows[0]?.deadlocks ?? 0 }
}

const secondsSince = (at: Date | null) => (at ? Math.max(0, (Date.now() - at.getTime()) / 1000) : 0)

/** One reading for all gauges of a scrape; undefined while the database is away. */
function once<Read>(readNow: () => Promise<Read>) {
  let lately: { at: number; read: Promise<Read | undefined> } | undefined
  return () => {
    const now = performance.now()
    if (!lately || now - lately.at > FRESH_MS)
      lately = { at: now, read: readNow().catch(() => undefined) }
    return lately.read
  }
}
