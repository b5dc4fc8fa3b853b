import type { Connection } from '#server/platform/database/database.ts'
import { keepTime } from './keep-time.ts'
import type { Handler } from './handle.ts'
import type { Crew } from './lane-workers.ts'
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

/** Has the work of this process done, and turns the clock for all; `stop` ends both within seconds. */
export function startCrews({ connection, crews, schedules, log, onJob }: Works) {
  const ending = new AbortController()
  const clock = keepTime({ db: connection.db, schedules, log, stopping: ending.signal })
  const workers = crews.map((crew) => startWorker({ connection, ...crew, log, onJob }))
  return {
    stop: async () => {
      ending.abort()
      await Promise.all([clock, ...workers.map(({ stop }) => stop())])
    },
  }
}
