import type { Endpoint } from '#market/endpoint.ts'
import { addressOf } from './address.ts'
import { aloneInSession } from './alone-in-session.ts'
import { reach } from './reach.ts'

type Given = {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** The answer to one call of the contract; asked once more when it came with a token that was renewed meanwhile. */
export async function ask<Params, Query, Body, Answer>(
  { method, path, policy, renewsSession }: Endpoint<Params, Query, Body, Answer>,
  { params, query, body, signal }: Given,
): Promise<Response> {
  const send = () => reach(addressOf(path, params, query), { method, body, signal })
  const answer = await (renewsSession ? aloneInSession(send) : send())
  // Of a call that anyone may make it says something else, such as that a password is wrong.
  if (answer.status !== 401 || policy === 'anyone') return answer
  return aloneInSession(send)
}
