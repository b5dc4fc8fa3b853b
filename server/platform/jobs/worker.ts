import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, run, type WorkerPool } from 'graphile-worker'
import type { Connection } from '#server/platform/database/database.ts'
import { linksToTrace } from './asked-in.ts'
import type { Handler } from './handle.ts'
import { endBeating, keepBeating, RHYTHM, type Rhythm } from './heartbeat.ts'
import { isAnyWaiting } from './waiting-by-job.ts'
import { Lease } from './lease.ts'
import { type Log, queueLogger } from './worker-log.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

const POLL_MS = 500
const RESTART_MS = 2000
// A step of a job, such as a chunk of an import, is shorter; what is longer is left where it is.
const LONGEST_STEP_MS = 3000
// A pool that is told to end at once gives itself five seconds.
const LONGEST_END_MS = 6000
// After this time, a job that is cut in slices lets other jobs of its lane run, if any wait.
const TURN_MS = 1000
// The queue itself would hand a job to a second worker after four hours.
const LONGEST_JOB_MS = 3_600_000

/** Hears how each run of a job ended; `given_up` follows `failed` after the last try. */
export type OnJob = (name: string, outcome: 'done' | 'failed' | 'given_up') => void

export type Works = {
  connection: Connection
  /** Where heartbeats go: they must not wait for a job's statement, nor for as long as one may take. */
  heartDb?: Database
  jobs: readonly Handler[]
  /** How many jobs at once. */
  workers: number
  log: Log
  onJob?: OnJob
  rhythm?: Rhythm
}

/**
 * Does the jobs, in this process or in a separate one. Survives the absence of the database. `stop` tells
 * running jobs to stop at their next step, and puts them back in the queue.
 */
export function startWorker({ rhythm = RHYTHM, onJob = () => {}, ...more }: Works) {
  const works = { heartDb: more.connection.db, ...more }
  const ending = new AbortController()
  const stopping = ending.signal
  const running = keepRunning()

  return {
    stop: async () => {
      ending.abort(new Stopping())
      await running
    },
  }

  async function keepRunning() {
    while (!stopping.aborted) {
      await runUntilOver({ ...works, rhythm, onJob, stopping }).catch((error: unknown) => {
        if (!stopping.aborted)
          works.log.error({ err: error }, 'The worker fell over; starting it again')
      })
      await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

class Stopping extends Error {
  constructor() {
    super('The process stops')
  }
}

type Shift = Required<Works> & { stopping: AbortSignal }

async function runUntilOver({ connection, heartDb, rhythm, stopping, ...crew }: Shift) {
  const { jobs, workers, log, onJob } = crew
  const { db } = connection
  const events = new EventEmitter()
  const created = Promise.withResolvers<Lease>()
  let pool: WorkerPool | undefined
  events.once('pool:create', ({ workerPool }) => {
    pool = workerPool
    created.resolve(new Lease(workerPool.id, rhythm.holdMs))
  })
  events.on('job:success', ({ job }) => onJob(job.task_identifier, 'done'))
  events.on('job:error', ({ job }) => onJob(job.task_identifier, 'failed'))
  events.on('job:failed', ({ job }) => onJob(job.task_identifier, 'given_up'))
  const leftUndone: Job[] = []
  const names = jobs.map(({ name }) => name)
  const runner = await run({
    pgPool: connection.pool,
    events,
    taskList: Object.fromEntries(
      jobs.map((each) => [each.name, (payload, { job }) => attend(each, payload, job)]),
    ),
    parsedCronItems: [],
    noHandleSignals: true,
    logger: queueLogger(log),
    preset: {
      worker: {
        concurrentJobs: workers,
        pollInterval: POLL_MS,
        // Written as soon as a job ends, and waited for when the worker stops.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  })
  const lease = await created.promise
  const over = new AbortController()
  const heart = keepBeating({ db: heartDb, lease, log, over: over.signal, rhythm })
  const ended = AbortSignal.any([stopping, lease.lost])
  const left = Promise.withResolvers<void>()
  let isForced = false
  ended.addEventListener('abort', () => void end())
  if (ended.aborted) void end()
  const beginAnew = () => {
    if (!ended.aborted) lease.lose()
  }
  // The queue ends a pool that could not record how a job ended. The pool may then wait endlessly for itself,
  // so another one has to take its jobs.
  events.once('pool:gracefulShutdown', beginAnew)
  // A pool whose first question failed never asks again, but keeps that failure as its answer.
  events.once('worker:getJob:error', beginAnew)
  for (const asked of ['worker:getJob:empty', 'job:start'] as const)
    events.once(asked, () => events.off('worker:getJob:error', beginAnew))
  try {
    await Promise.race([runner.promise, left.promise])
  } finally {
    over.abort()
    lease.end()
    await heart
    await endBeating(heartDb, lease.workerId).catch(() => {})
    if (stopping.aborted) await giveBack(db, leftUndone)
  }

  async function attend({ work }: Handler, payload: unknown, job: Job) {
    await lease.granted
    const signal = AbortSignal.any([ended, AbortSignal.timeout(LONGEST_JOB_MS)])
    let turnEnds = performance.now() + TURN_MS
    const hasTime = async () => {
      if (performance.now() < turnEnds) return true
      if (await isAnyWaiting(db, names)) return false
      turnEnds = performance.now() + TURN_MS
      return true
    }
    try {
      signal.throwIfAborted()
      const links = linksToTrace(job.flags)
      await work(payload, { signal, hasTime, links, checkLease: (tx) => lease.check(tx) })
      // The worker lost this job; the one that has it now ends it.
      await lease.check(db)
    } catch (error) {
      if (stopping.aborted) leftUndone.push(job)
      throw error
    } finally {
      // Nobody takes the word of a pool that is over: what it says of a job would end the process.
      if (isForced) await new Promise(() => {})
    }
  }

  async function end() {
    runner.stop().catch(() => {})
    await sleep(LONGEST_STEP_MS, undefined, { signal: over.signal }).catch(() => {})
    if (over.signal.aborted || !pool) return
    // From here on what still runs can write nothing under its lease.
    await endBeating(heartDb, lease.workerId).catch(() => {})
    isForced = true
    // In a silent network they would be waited for as long as a statement may take, by the next crew too.
    if (lease.isCutOff) connection.pool.breakOff()
    const ending = await Promise.race([
      Promise.resolve(pool.forcefulShutdown('The process stops')).catch(() => undefined),
      sleep(LONGEST_END_MS, undefined, { ref: false }),
    ])
    leftUndone.push(...(ending?.forceFailedJobs ?? []))
    left.resolve()
  }
}

/** Puts jobs that were left undone back to their places in the queue, without a try counted. */
async function giveBack(db: Database, jobs: readonly Job[]) {
  for (const { id, run_at, attempts } of jobs)
    await sql`
      select graphile_worker.reschedule_jobs(array[${id}::bigint],
        run_at => ${run_at}, attempts => ${attempts - 1}::smallint)`.execute(db)
}
