import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/platform/database/database.ts'
import { flagsOfTrace } from './asked-in.ts'
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
  job: Job<Payload>,
  payload: Payload,
  { key, ...timing }: Timing = {},
) {
  const known = sql`${JSON.stringify(payload)}::json`
  await sql`select ${jobAdded(job, known, { ...timing, ...(key && { key: sql`${key}` }) })}`.execute(
    tx,
  )
}

type AddedTiming = Omit<Timing, 'key'> & { key?: RawBuilder<unknown> | undefined }

/** Adds a job in the statement that writes what it is about, whose columns payload and key may name. */
export function jobAdded<Payload>(
  { name, maxAttempts, urgency: usual, isAlone }: Job<Payload>,
  payload: RawBuilder<unknown>,
  { key, runAt, line, urgency = usual }: AddedTiming,
) {
  const alone = isAlone ? name : null
  return sql`graphile_worker.add_job(
    identifier => ${name},
    payload => ${payload},
    queue_name => ${line ?? alone},
    run_at => ${runAt ? byTheDatabase(runAt) : null},
    max_attempts => ${maxAttempts},
    job_key => ${key ?? alone},
    priority => ${PRIORITIES[urgency]},
    flags => ${flagsOfTrace()}::text[]
  )`
}

/** As far from now as it is by our own clock, which may be wrong. */
const byTheDatabase = (moment: Date) =>
  sql`now() + make_interval(secs => ${(moment.getTime() - Date.now()) / 1000}::float8)`
