import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { LANES } from './lanes.ts'
import { processFigures } from './process-figures.ts'

const failedJob = z.object({
  id: z.string(),
  name: z.string(),
  attempts: z.int(),
  last_error: z.string().nullable(),
  failed_at: z.string(),
})
export type FailedJob = z.infer<typeof failedJob>

const leftEvent = z.object({
  id: z.string(),
  type: z.string(),
  /** The order the provider names, which our database does not have. */
  provider_session_id: z.string().nullable(),
  payment_intent_id: z.string().nullable(),
  received_at: z.string(),
  tries: z.int(),
  /** When it is retried; null when it is left to staff. */
  try_at: z.string().nullable(),
})
export type LeftEvent = z.infer<typeof leftEvent>

export const systemHealth = z.object({
  /** What each adapter is connected to. */
  adapters: z.array(
    z.object({
      part: z.enum(['Database', 'Live notices', 'Files', 'Mail', 'Payments']),
      uses: z.string(),
      /** `built in` means the embedded adapter: local data, play money, mail that is not delivered. */
      kind: z.enum(['real', 'built in', 'off']),
    }),
  ),
  /** Which processes share the database, the oldest first. */
  processes: z.array(
    z.object({
      name: z.string(),
      /** Null when it is of a version before 1.0. */
      version: z.string().nullable(),
      commit: z.string().nullable(),
      started_at: z.string(),
      seen_at: z.string(),
      /** At most ten seconds old; null when it is of an earlier version, or has just begun. */
      figures: processFigures.nullable(),
    }),
  ),
  database: z.object({
    version: z.string(),
    bytes: z.int(),
    /** Since PostgreSQL began to count. */
    deadlocks: z.int(),
    /** Triggers alone when the application's role owns the tables. */
    histories_guarded_by: z.enum(['grants', 'triggers']),
  }),
  storage: z.object({ works: z.boolean(), problem: z.string().nullable() }),
  /** The volume of the files and the embedded database; null when both are on other machines. */
  disk: z
    .object({ free_bytes: z.number(), least_bytes: z.number(), is_short: z.boolean() })
    .nullable(),
  worker: z.object({
    /** Null when no worker runs. */
    last_beat_at: z.string().nullable(),
    is_alive: z.boolean(),
  }),
  jobs: z.object({
    waiting_count: z.int(),
    /** Jobs that are due and not started, by lane. */
    lanes: z.array(
      z.object({
        lane: z.enum(LANES),
        waiting_count: z.int(),
        at_work_count: z.int(),
        /** When the oldest became due. */
        oldest_due_at: z.string().nullable(),
      }),
    ),
    /** Jobs given up after their last attempt, newest first, at most 100. */
    failed_count: z.int(),
    failed: z.array(failedJob),
  }),
  mail: z.object({
    sent_in_a_day: z.int(),
    waiting_count: z.int(),
    oldest_waiting_at: z.string().nullable(),
    /** Mails that failed for good. */
    given_up_count: z.int(),
  }),
  refunds: z.object({
    asked_in_a_day: z.int(),
    /** The provider has not answered yet. */
    waiting_count: z.int(),
    oldest_waiting_at: z.string().nullable(),
    failed_count: z.int(),
  }),
  payment_events: z.object({
    received_in_a_day: z.int(),
    /** Payment events not handled yet, newest first, at most 100. */
    left_count: z.int(),
    left: z.array(leftEvent),
  }),
})
export type SystemHealth = z.infer<typeof systemHealth>

export const readSystem = endpoint({
  method: 'GET',
  path: '/admin/system',
  summary: 'The status of jobs, mail, payments and storage',
  policy: 'admin_verified',
  answer: systemHealth,
})

const one = { params: z.object({ id: z.string().min(1).max(100) }), answer: systemHealth }

export const retryJob = endpoint({
  method: 'POST',
  path: '/admin/system/jobs/:id/retry',
  summary: 'Retry a failed job, with all its attempts',
  policy: 'admin_verified',
  ...one,
})

export const discardJob = endpoint({
  method: 'DELETE',
  path: '/admin/system/jobs/:id',
  summary: 'Discard a failed job',
  policy: 'admin_verified',
  ...one,
})

export const retryPaymentEvent = endpoint({
  method: 'POST',
  path: '/admin/system/payment_events/:id/retry',
  summary: 'Retry a payment event',
  policy: 'admin_verified',
  ...one,
})
