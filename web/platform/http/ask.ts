import { type Endpoint, takesKey } from '#market/endpoint.ts'
import { myTimeZone } from '../format/my-time-zone.ts'
import { actingFor } from './person-of-page.ts'
import { addressOf } from './address.ts'
import { reach } from './reach.ts'
import { aloneInSession } from './session-lock.ts'

type AskOptions = {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** Makes one call of the contract; a write whose answer is lost keeps its key for the next attempt. */
export async function ask<Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  { params, query, body, signal }: AskOptions,
): Promise<Response> {
  const { method } = endpoint
  const address = addressOf(endpoint.path, params, query)
  const timeZone = method === 'GET' ? undefined : myTimeZone()
  const plain = { method, body, signal, timeZone, actsFor: actingFor }
  if (!takesKey(endpoint)) return askBy(endpoint, () => reach(address, plain))
  const content = `${method} ${address} ${JSON.stringify(body)}`
  const key = keyFor(content)
  const request = { ...plain, key }
  try {
    const answer = await askBy(endpoint, () => reach(address, request))
    if (isOpen(answer)) noteUnconfirmed(content, key)
    return answer
  } catch (error) {
    noteUnconfirmed(content, key)
    throw error
  }
}

/** Repeats a call whose session token was renewed in the meantime. */
async function askBy<Params, Query, Body, Answer>(
  { policy, renewsSession }: Endpoint<Params, Query, Body, Answer>,
  send: () => Promise<Response>,
) {
  const answer = await (renewsSession ? aloneInSession(send) : send())
  // For a call that anyone may make, 401 means something else, such as a wrong password.
  if (answer.status !== 401 || policy === 'anyone') return answer
  return aloneInSession(send)
}

// The server is away, or is still working on the call.
const isOpen = ({ status, headers }: Response) =>
  status >= 502 || (status === 409 && headers.has('Retry-After'))

type Write = { content: string; key: string; at: number }

// A press repeated after longer than this is meant as a new write.
const SAME_PRESS_MS = 2 * 60_000

/** The last write, while it is not known whether it was carried out. */
let unconfirmed: Write | undefined

/** The key of a write: a new one, or that of the previous write when its answer was lost and this repeats it. */
function keyFor(content: string): string {
  const before = unconfirmed
  unconfirmed = undefined
  const isAgain = before?.content === content && Date.now() - before.at < SAME_PRESS_MS
  return isAgain ? before.key : newKey()
}

function noteUnconfirmed(content: string, key: string) {
  unconfirmed = { content, key, at: Date.now() }
}

// `randomUUID` exists only on pages from https or localhost.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
