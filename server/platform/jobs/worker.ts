import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { run } from 'graphile-worker'
import type { Connection } from '#server/platform/database/database.ts'
import type { Handler } from './handle.ts'
import { endBeating, keepBeating } from './heartbeat.ts'
import { keepTime } from './keep-time.ts'
import type { Schedule } from './schedule.ts'
import { type Log, queueLogger } from './worker-log.ts'

const CONCURRENCY = 4
const POLL_MS = 1000
const RESTART_MS = 2000

export type Works = {
  connection: Connection
  jobs: readonly Handler[]
  schedules?: readonly Schedule[]
  log: Log
}

/**
 * Does the jobs, in this process or in one of its own. Lives through the absence of the database;
 * `stop` waits for the jobs at work.
 */
export function startWorker({ connection, jobs, schedules = [], log }: Works) {
  const ending = new AbortController()
  const stopping = ending.signal
  const clock = keepTime({ db: connection.db, schedules, log, stopping })
  const running = keepRunning()

  return {
    stop: async () => {
      ending.abort()
      await Promise.all([clock, running])
    },
  }

  async function keepRunning() {
    while (!stopping.aborted) {
      await runUntilOver({ connection, jobs, log, stopping }).catch((error: unknown) => {
        log.error({ err: error }, 'The worker fell over; starting it again')
      })
      await sleep(RESTART_MS, undefined, { signal: stopping }).catch(() => {})
    }
  }
}

type Shift = Pick<Works, 'connection' | 'jobs' | 'log'> & { stopping: AbortSignal }

async function runUntilOver({ connection, jobs, log, stopping }: Shift) {
  const events = new EventEmitter()
  const workerId = Promise.withResolvers<string>()
  events.once('pool:create', ({ workerPool }) => workerId.resolve(workerPool.id))
  const runner = await run({
    pgPool: connection.pool,
    events,
    taskList: Object.fromEntries(jobs.map(({ name, work }) => [name, work])),
    parsedCronItems: [],
    concurrency: CONCURRENCY,
    pollInterval: POLL_MS,
    noHandleSignals: true,
    logger: queueLogger(log),
  })
  const over = new AbortController()
  const id = await workerId.promise
  const heart = keepBeating({ db: connection.db, workerId: id, log, stopping: over.signal })
  const stop = () => void runner.stop().catch(() => {})
  stopping.addEventListener('abort', stop)
  if (stopping.aborted) stop()
  try {
    await runner.promise
  } finally {
    stopping.removeEventListener('abort', stop)
    over.abort()
    await heart
    await endBeating(connection.db, id).catch(() => {})
  }
}
