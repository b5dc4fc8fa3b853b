import type { RefusalKind } from '#market/refusal-kind.ts'

/** The server could not be reached at all. */
export const NO_ANSWER = 0

/** The server answers it when it failed itself, with words that explain nothing. */
const SERVER_FAULT = 500

const OOPS = 'Oops, something went wrong'
const UNREACHABLE = 'Lotline can’t be reached. Check your connection and try again.'

type ErrorDetails = {
  status: number
  body?: unknown
  /** Seconds the server asks to wait before trying again. */
  retryAfter?: number | undefined
}

/** A call that was refused or never arrived; `message` is the first thing to tell the person. */
export class CallError extends Error {
  readonly status: number
  readonly errors: string[]
  /** Whether the message gives a reason, and does not only say that something went wrong. */
  readonly isExplained: boolean
  /** The kind of refusal, when pages need to tell it apart. */
  readonly code: string | undefined
  readonly fields: Record<string, string[]>
  readonly body: unknown
  readonly retryAfter: number | undefined

  constructor({ status, body, retryAfter }: ErrorDetails) {
    const refusal = isRefusal(body) ? body : undefined
    const errors = refusal?.errors ?? [status === NO_ANSWER ? UNREACHABLE : OOPS]
    super(errors[0])
    this.name = 'CallError'
    this.status = status
    this.errors = errors
    this.isExplained = refusal ? status !== SERVER_FAULT : status === NO_ANSWER
    this.code = refusal?.code
    this.fields = refusal?.fields ?? {}
    this.body = body
    this.retryAfter = retryAfter
  }
}

export const isRefusedAs = (error: unknown, { code }: RefusalKind) =>
  isCallError(error) && error.code === code

export const isCallError = (error: unknown): error is CallError => error instanceof CallError

type Refusal = { errors: string[]; code?: string; fields?: Record<string, string[]> }

// Checked by hand, because the error screens load with the first page, which does without zod.
function isRefusal(body: unknown): body is Refusal {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return false
  const hasErrors = isWords(body.errors) && body.errors.length > 0
  const hasCode = !('code' in body) || typeof body.code === 'string'
  return hasErrors && hasCode && (!('fields' in body) || isWordsByField(body.fields))
}

const isWordsByField = (fields: unknown) =>
  typeof fields === 'object' && fields !== null && Object.values(fields).every(isWords)

const isWords = (words: unknown): words is string[] =>
  Array.isArray(words) && words.every((word) => typeof word === 'string')
