type Details = { fields?: Record<string, string[]>; retryAfter?: number; body?: object }

/** A request we understood and will not carry out; its message is shown to the person. */
export class Refusal extends Error {
  readonly status: number
  /** Messages by field name, for a form. */
  readonly fields: Record<string, string[]> | undefined
  /** Seconds until it is worth trying again. */
  readonly retryAfter: number | undefined
  /** What the person should see instead of what they acted on, such as the offer as it is now. */
  readonly body: object | undefined

  constructor(message: string, status = 422, details: Details = {}) {
    super(message)
    this.status = status
    this.fields = details.fields
    this.retryAfter = details.retryAfter
    this.body = details.body
  }
}
