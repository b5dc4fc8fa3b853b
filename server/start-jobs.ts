import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { connect, type Connection } from './platform/database/database.ts'
import { BESIDE_THE_JOBS, connectionsOf, crewsOf } from './platform/jobs/lane-workers.ts'
import { sendBy, type Messenger } from './platform/live/messenger.ts'
import type { OnJob } from './platform/jobs/worker.ts'
import { startWorkers } from './platform/jobs/start-workers.ts'
import { logWarnings } from './logging/log-warnings.ts'
import type { Settings } from './settings/settings.ts'
import { jobs, type FromSettings, type JobDeps } from './jobs.ts'

const STATEMENT_MS = 60_000
const LONGEST_CLOSE_MS = 1000

type Deps = {
  url: string
  onRepeat: (error: unknown, statement: string) => void
  onJob: OnJob
  onPool: (connection: Connection) => void
  log: Logger
  messenger: Messenger | undefined
  deps: Omit<JobDeps, 'db' | FromSettings>
}

const crewsWith = ({ worker, workers }: Settings) => (worker ? crewsOf(jobs, workers) : [])

/** How many connections this process's work may use at once. */
export function jobConnections(settings: Settings) {
  const crews = crewsWith(settings)
  return crews.length > 0 ? connectionsOf(crews) + BESIDE_THE_JOBS : 0
}

/** Starts this process's workers, on connections of their own: a job may take longer than a request. */
export function startJobs(
  settings: Settings,
  { url, log, messenger, onRepeat, onJob, onPool, deps }: Deps,
) {
  const { analyticsUrl, photosAtOnce, claimWindowDays, issuer, payoutDays } = settings
  const told = { analyticsUrl, photosAtOnce, claimWindowDays, issuer, payoutDays }
  const crews = crewsWith(settings)
  if (crews.length === 0) return { stop: async () => {} }
  if (settings.production && issuer.address.length === 0)
    log.warn(`Fee invoices have no address of ${issuer.name}: set LEGAL_NAME and LEGAL_ADDRESS`)
  const connection = connect(url, {
    max: connectionsOf(crews),
    statementTimeout: STATEMENT_MS,
    onRepeat,
    onNotice: logWarnings(log),
  })
  onPool(connection)
  const { db } = connection
  if (messenger) sendBy(messenger, db)
  const uploads = { ...deps.uploads, db }
  const jobDeps = { ...deps, ...told, db, uploads }
  const work = startWorkers({
    connection,
    crews: crews.map((crew) => ({
      ...crew,
      jobs: crew.jobs.map(({ handlerWith }) => handlerWith(jobDeps)),
    })),
    schedules: jobs.flatMap(({ schedule }) => schedule ?? []),
    log,
    onJob,
  })
  return {
    stop: async () => {
      await work.stop()
      // A connection that a job still holds ends with the process.
      await Promise.race([connection.close(), sleep(LONGEST_CLOSE_MS)])
    },
  }
}
