import { z } from 'zod'

/** The server could not be reached at all. */
export const NO_ANSWER = 0

const OOPS = 'Oops, something went wrong'
const UNREACHABLE = 'Lotline can’t be reached. Check your connection and try again.'

const refusal = z.object({
  errors: z.array(z.string()).min(1),
  fields: z.record(z.string(), z.array(z.string())).optional(),
})

type Told = {
  status: number
  body?: unknown
  /** Seconds the server asks to wait before trying again. */
  retryAfter?: number | undefined
}

/** A call that was refused or never arrived; `message` is the first thing to tell the person. */
export class CallError extends Error {
  readonly status: number
  readonly errors: string[]
  readonly fields: Record<string, string[]>
  readonly body: unknown
  readonly retryAfter: number | undefined

  constructor({ status, body, retryAfter }: Told) {
    const told = refusal.safeParse(body)
    const errors = told.data?.errors ?? [status === NO_ANSWER ? UNREACHABLE : OOPS]
    super(errors[0])
    this.name = 'CallError'
    this.status = status
    this.errors = errors
    this.fields = told.data?.fields ?? {}
    this.body = body
    this.retryAfter = retryAfter
  }
}

export const isCallError = (error: unknown): error is CallError => error instanceof CallError
