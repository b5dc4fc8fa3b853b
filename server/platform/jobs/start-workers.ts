import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type Connection } from '#server/platform/database/database.ts'
import { keepTime } from './keep-time.ts'
import type { Handler } from './handle.ts'
import { BESIDE_THE_JOBS, type Crew } from './lane-workers.ts'
import type { Schedule } from './schedule.ts'
import { type OnJob, startWorker } from './worker.ts'
import type { Log } from './worker-log.ts'

type Works = {
  connection: Connection
  crews: readonly Crew<Handler>[]
  schedules: readonly Schedule[]
  log: Log
  onJob: OnJob
}

const BEAT_STATEMENT_MS = 5000
const LONGEST_CLOSE_MS = 1000

/** Has the work of this process done, and turns the clock for all; `stop` ends both within seconds. */
export function startWorkers({ connection, crews, schedules, log, onJob }: Works) {
  const ending = new AbortController()
  const beside = connect(connection.url, {
    max: BESIDE_THE_JOBS,
    statementTimeout: BEAT_STATEMENT_MS,
  })
  const heartDb = beside.db
  const clock = keepTime({ db: heartDb, schedules, log, stopping: ending.signal })
  const workers = crews.map((crew) => startWorker({ connection, heartDb, ...crew, log, onJob }))
  return {
    stop: async () => {
      ending.abort()
      await Promise.all([clock, ...workers.map(({ stop }) => stop())])
      await Promise.race([beside.close(), sleep(LONGEST_CLOSE_MS)])
    },
  }
}
