import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'

/**
 * A worker's right to its jobs. It ends when the worker has not reached the database for a while, before any
 * other worker may take the jobs. So a worker that was cut off or frozen stops first.
 */
export class Lease {
  readonly workerId: string
  /** Settles with the first heartbeat: no job begins before it. */
  readonly granted: Promise<void>
  readonly #grant: () => void
  readonly #lost = new AbortController()
  readonly #holdMs: number
  #timer: NodeJS.Timeout
  #isCutOff = false

  constructor(workerId: string, holdMs: number) {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.workerId = workerId
    this.granted = promise
    this.#grant = resolve
    this.#holdMs = holdMs
    this.#timer = setTimeout(() => this.#expire(), holdMs)
  }

  get lost(): AbortSignal {
    return this.#lost.signal
  }

  /** Counts from when the heartbeat was sent: the others count from when it arrived. */
  renew(sentAt: number) {
    clearTimeout(this.#timer)
    if (this.lost.aborted) return
    const left = sentAt + this.#holdMs - performance.now()
    this.#timer = setTimeout(() => this.#expire(), Math.max(0, left))
    this.#grant()
  }

  /** Whether it ended because the database was not reached. */
  get isCutOff(): boolean {
    return this.#isCutOff
  }

  #expire() {
    this.#isCutOff = true
    this.lose()
  }

  lose() {
    clearTimeout(this.#timer)
    this.#lost.abort(new LeaseLost())
    this.#grant()
  }

  end() {
    clearTimeout(this.#timer)
  }

  /**
   * Throws when the worker's heartbeat is gone: its jobs may be others'. The row is the fence: who takes
   * the jobs over deletes it first, and waits for the transactions that hold it.
   */
  async check(db: Database | Tx) {
    this.lost.throwIfAborted()
    const { rows } = await sql`
      select from worker_heartbeats where worker_id = ${this.workerId} for key share`.execute(db)
    if (rows.length === 0) throw new LeaseLost()
  }
}

export class LeaseLost extends Error {
  constructor() {
    super('Another worker may have this job by now')
  }
}
