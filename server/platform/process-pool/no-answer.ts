/**
 * Why there is none: the process died, which says nothing against what it was asked; what it was asked took more time
 * or memory than it may; or too many wait already.
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
