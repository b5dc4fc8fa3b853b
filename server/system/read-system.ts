import { sql } from 'kysely'
import { processFigures } from '#market/system/process-figures.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import { eventsLeft } from '#server/payments/events-left.ts'
import { refundState } from '#server/payments/refund-state.ts'
import { processesNow } from '#server/processes/processes-now.ts'
import type { Database } from '#server/platform/database/database.ts'
import { historyGuard } from '#server/platform/database/history-guard.ts'
import { failedJobs } from '#server/platform/jobs/failed-jobs.ts'
import { lastBeat } from '#server/platform/jobs/last-beat.ts'
import { mailState } from '#server/platform/mail/mail-state.ts'
import { tryStorage } from '#server/platform/storage/try-storage.ts'
import type { Self, SystemDeps } from './system-deps.ts'
import { type Lane, LANES } from '#market/system/lanes.ts'
import { waitingByJob } from '#server/platform/jobs/waiting-by-job.ts'

/** The state of the parts that run in the background. */
export async function readSystem({
  db,
  uploads,
  adapters,
  laneOf,
  self,
}: SystemDeps): Promise<SystemHealth> {
  const [database, problem, beat] = [
    await databaseOf(db),
    await tryStorage(uploads.storage),
    await lastBeat(db),
  ]
  const room = await uploads.space.look()
  const jobs = await failedJobs(db)
  const mail = await mailState(db)
  const refunds = await refundState(db)
  const payments = await eventsLeft(db)
  return {
    adapters,
    processes: await readProcesses(db, self),
    database,
    storage: { works: problem === null, problem },
    disk: room
      ? { free_bytes: room.freeBytes, least_bytes: room.leastBytes, is_short: room.isShort }
      : null,
    worker: { last_beat_at: beat.at?.toISOString() ?? null, is_alive: beat.isAlive },
    jobs: {
      waiting_count: jobs.waitingCount,
      lanes: await readLanes(db, laneOf),
      failed_count: jobs.failedCount,
      failed: jobs.jobs.map(({ id, name, attempts, lastError, failedAt }) => ({
        id,
        name,
        attempts,
        last_error: lastError,
        failed_at: failedAt.toISOString(),
      })),
    },
    mail: {
      sent_in_a_day: mail.sentInADay,
      waiting_count: mail.waiting,
      oldest_waiting_at: mail.oldestWaiting?.toISOString() ?? null,
      given_up_count: mail.givenUp,
    },
    refunds: {
      asked_in_a_day: refunds.askedInADay,
      waiting_count: refunds.waiting,
      oldest_waiting_at: refunds.oldestWaiting?.toISOString() ?? null,
      failed_count: refunds.failed,
    },
    payment_events: {
      received_in_a_day: payments.inADay,
      left_count: payments.left,
      left: payments.events.map((event) => ({
        id: event.id,
        type: event.type,
        provider_session_id: event.providerSessionId,
        payment_intent_id: event.paymentIntentId,
        received_at: event.receivedAt.toISOString(),
        tries: event.tries,
        try_at: event.tryAt?.toISOString() ?? null,
      })),
    },
  }
}

/** This one as it is now, the others as they last said. */
async function readProcesses(db: Database, self: Self) {
  const own = await self.figures()
  return (await processesNow(db)).map(
    ({ id, name, version, commit, startedAt, seenAt, figures }) => ({
      name,
      version,
      commit,
      started_at: startedAt.toISOString(),
      seen_at: seenAt.toISOString(),
      figures: id === self.id ? own : (processFigures.safeParse(figures).data ?? null),
    }),
  )
}

async function databaseOf(db: Database) {
  const histories_guarded_by = await historyGuard(db)
  const { rows } = await sql<{ version: string; bytes: number; deadlocks: number }>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks`.execute(
    db,
  )
  return { version: '', bytes: 0, deadlocks: 0, ...rows[0], histories_guarded_by }
}

/** The waiting jobs of each lane and their age, from the table of jobs. */
async function readLanes(db: Database, laneOf: (name: string) => Lane) {
  const jobs = await waitingByJob(db)
  return LANES.map((lane) => {
    const own = jobs.filter(({ name }) => laneOf(name) === lane)
    const due = own.flatMap(({ oldestDueAt }) => (oldestDueAt ? [oldestDueAt.getTime()] : []))
    return {
      lane,
      waiting_count: own.reduce((total, { waiting }) => total + waiting, 0),
      at_work_count: own.reduce((total, { atWork }) => total + atWork, 0),
      oldest_due_at: due.length > 0 ? new Date(Math.min(...due)).toISOString() : null,
    }
  })
}
