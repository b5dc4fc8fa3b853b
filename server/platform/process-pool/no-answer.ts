/**
 * Why a task has no answer. `died`: the process ended, and the task is not to blame. `exceeded`: the task took
 * more time or memory than allowed. `full`: too many tasks wait already.
 */
type Cause = 'died' | 'exceeded' | 'full'

/** A process of a pool did not answer. */
export class NoAnswer extends Error {
  readonly why: Cause

  constructor(why: Cause, message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}
