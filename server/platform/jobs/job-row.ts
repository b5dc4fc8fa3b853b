import type { Cron } from 'croner'
import { z } from 'zod'
import type { Nothing } from '#market/endpoint.ts'
import { handle, type Handler } from './handle.ts'
import { job, type Job } from './job.ts'
import type { JobRun } from './job-run.ts'
import type { LanePlace } from './lane-workers.ts'
import type { Schedule } from './schedule.ts'

/** A row of the table of jobs. */
export type JobRow<Deps> = LanePlace & {
  name: string
  schedule?: Schedule
  handlerWith: (deps: Deps) => Handler
}

type Run<Deps, Payload> = (deps: Deps, payload: Payload, run: JobRun) => Promise<void>

/** A job that something enqueues. */
export function onRequest<Deps, Payload>(
  kind: Job<Payload>,
  { run, ...place }: LanePlace & { run: Run<Deps, Payload> },
): JobRow<Deps> {
  return {
    ...place,
    name: kind.name,
    handlerWith: (deps) =>
      handle(kind, (payload, jobRun) => run({ ...deps, signal: jobRun.signal }, payload, jobRun)),
  }
}

/** A job that comes round by the clock; one that something enqueues as well is given as its kind. */
export function onSchedule<Deps>(
  kind: string | Job<Nothing>,
  { every, ...rest }: LanePlace & { every: Cron; run: Run<Deps, Nothing> },
): JobRow<Deps> {
  const scheduled = typeof kind === 'string' ? job(kind, z.object({})) : kind
  return { ...onRequest(scheduled, rest), schedule: { job: scheduled, every } }
}
