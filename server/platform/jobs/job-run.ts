import type { Link } from '@opentelemetry/api'
import type { Tx } from '#server/platform/database/database.ts'

/** One run of a job: what long work asks between its steps, and before it writes. */
export type JobRun = {
  /** Aborts when the process stops, or once another worker may take the job over. */
  signal: AbortSignal
  /** Throws when another worker may have the job by now; until the transaction ends none gets it. */
  checkLease: (tx: Tx) => Promise<void>
  /** False when it is the turn of other jobs of the lane; what is left is for a job of its own. */
  hasTime: () => Promise<boolean>
  /** The trace in which it was asked for. */
  links?: Link[]
}

/** For work outside of the queue, which nobody takes over. */
export const unleased: JobRun = {
  signal: new AbortController().signal,
  checkLease: async () => {},
  hasTime: async () => true,
}

/** For work that goes through a list: it stops before the next one. */
export type Stoppable = { signal?: AbortSignal }
