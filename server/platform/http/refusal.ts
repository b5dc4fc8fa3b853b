import type { RefusalKind } from '#market/refusal-kind.ts'

type Details = {
  fields?: Record<string, string[]>
  retryAfter?: number
  body?: object
  /** For the log. */
  cause?: unknown
}

/** A refusal that a page or a program must recognise has a `code`. */
type Words = string | RefusalKind

/** A request we understood and will not carry out; the message is shown to the user. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string | undefined
  /** Messages by field name, for a form. */
  readonly fields: Record<string, string[]> | undefined
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined
  /** The current state of what was acted on, such as the offer as it is now. */
  readonly body: object | undefined

  constructor(words: Words, status = 422, details: Details = {}) {
    super(typeof words === 'string' ? words : words.message, { cause: details.cause })
    this.code = typeof words === 'string' ? undefined : words.code
    this.status = status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.body = details.body
  }
}

/** Whether something is away or full for a moment, which says nothing against what was asked. */
export const isForAMoment = (error: unknown) => error instanceof Refusal && error.status === 503
