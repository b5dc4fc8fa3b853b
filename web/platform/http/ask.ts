import type { Endpoint } from '#market/endpoint.ts'
import { addressOf } from './address.ts'
import { keyFor, noteUnheard, takesKey } from './idempotency-key.ts'
import { reach } from './reach.ts'

type AskOptions = {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The answer to one call of the contract; a write whose answer is lost keeps its key for when it is made again. */
export async function ask<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  { params, query, body, signal }: AskOptions,
): Promise<Response> {
  const { method } = endpoint
  const address = addressOf(endpoint.path, params, query)
  if (!takesKey(endpoint)) return askBy(endpoint, () => reach(address, { method, body, signal }))
  const content = `${method} ${address} ${JSON.stringify(body)}`
  const key = keyFor(content)
  const request = { method, body, signal, key }
  try {
    const answer = await askBy(endpoint, () => reach(address, request))
    if (isOpen(answer)) noteUnheard(content, key)
    return answer
  } catch (error) {
    noteUnheard(content, key)
    throw error
  }
}

/** Asked once more when it came with a token that was renewed meanwhile. */
async function askBy<Params, Query, Body, Answer>(
  { policy, renewsSession }: Endpoint<Params, Query, Body, Answer>,
  send: () => Promise<Response>,
) {
  const answer = await (renewsSession ? aloneInSession(send) : send())
  // Of a call that anyone may make it says something else, such as that a password is wrong.
  if (answer.status !== 401 || policy === 'anyone') return answer
  return aloneInSession(send)
}

/** Sends when no call that renews the session's token is under way: all tabs share that cookie, and so the lock. */
const aloneInSession = (send: () => Promise<Response>): Promise<Response> =>
  // Browsers keep locks to pages that came by https, or from this machine.
  'locks' in navigator ? navigator.locks.request('session', send) : send()

// Away, or still being carried out.
const isOpen = ({ status, headers }: Response) =>
  status >= 502 || (status === 409 && headers.has('Retry-After'))
