import { ACTS_FOR } from '#market/accounts/acting-for.ts'
import { TIME_ZONE_HEADER } from '#market/time-zone.ts'
import { CallError, NO_ANSWER } from './call-error.ts'

const CSRF_HEADER = 'X-CSRF-Token'

export type Request = {
  method: string
  body?: unknown
  signal?: AbortSignal | undefined
  /** The browser finishes sending even when the page is left. */
  keepalive?: boolean | undefined
  /** The idempotency key: the server carries the write out once, however often it is sent. */
  key?: string | undefined
  /** The browser's, for what may open a session. */
  timeZone?: string | undefined
  /** For whom the page acts, evaluated for each call. */
  actsFor?: (() => string | undefined) | undefined
}

/** Sends a request to our server with the page's CSRF token, and again when that token had expired. */
export async function reach(address: string, request: Request): Promise<Response> {
  const answer = await send(address, request)
  // The token of a page left open for long has expired, and the refusal brought a new one.
  if (!keepCsrfToken(answer) || answer.status !== 403) return answer
  const second = await send(address, request)
  keepCsrfToken(second)
  return second
}

async function send(address: string, request: Request) {
  const { method, body, signal, keepalive, key, timeZone, actsFor } = request
  const hasBody = body !== undefined
  const person = actsFor?.()
  try {
    return await fetch(address, {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...csrfHeader(),
        ...(person && { [ACTS_FOR]: person }),
        ...(key && { 'Idempotency-Key': key }),
        ...(timeZone && { [TIME_ZONE_HEADER]: timeZone }),
        ...(hasBody && { 'Content-Type': 'application/json' }),
      },
      body: hasBody ? JSON.stringify(body) : null,
      signal: signal ?? null,
      keepalive: keepalive ?? false,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError({ status: NO_ANSWER })
  }
}

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

const csrfHeader = () => ({ [CSRF_HEADER]: meta()?.content ?? '' })

/** Stores the token that an answer carries for the next call; false if it carries no token. */
function keepCsrfToken(answer: Response) {
  const fresh = answer.headers.get(CSRF_HEADER)
  const tag = meta()
  if (!fresh || !tag) return false
  tag.content = fresh
  return true
}
