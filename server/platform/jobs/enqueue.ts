import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import type { Job, Urgency } from './job.ts'

export type Timing = {
  /** Of jobs waiting under one key there is only the latest. */
  key?: string
  runAt?: Date
  /** Of jobs in one line each waits for the one before it. */
  line?: string
  urgency?: Urgency
}

const PRIORITIES: Record<Urgency, number> = { first: -1, usual: 0, last: 1 }

/** Writes a job into the business transaction: it runs if, and only if, that commits. */
// oxlint-disable-next-line max-params -- reads as a sentence: in this transaction, this job, with this, then
export async function enqueue<Payload>(
  tx: Tx,
  { name, maxAttempts, urgency: usual, isAlone }: Job<Payload>,
  payload: Payload,
  { key, runAt, line, urgency = usual }: Timing = {},
) {
  const alone = isAlone ? name : null
  await sql`
    select graphile_worker.add_job(
      identifier => ${name},
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${line ?? alone},
      run_at => ${runAt ? byTheDatabase(runAt) : null},
      max_attempts => ${maxAttempts},
      job_key => ${key ?? alone},
      priority => ${PRIORITIES[urgency]}
    )`.execute(tx)
}

/** As far from now as it is by our own clock, which may be wrong. */
const byTheDatabase = (moment: Date) =>
  sql`now() + make_interval(secs => ${(moment.getTime() - Date.now()) / 1000}::float8)`
