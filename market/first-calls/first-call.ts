import type { Endpoint } from '#market/endpoint.ts'

export type CallInput<Params, Query, Body> = {
  params?: Params | undefined
  query?: Query | undefined
  body?: Body | undefined
}

/** A call that is answered along with a page. */
export type FirstCall = {
  endpoint: Pick<Endpoint<unknown, unknown, unknown, unknown>, 'method' | 'path'>
  given: CallInput<unknown, unknown, unknown>
  /** What is answered instead where the list has more pages than the first. */
  ifLonger?: FirstCall | 'nothing'
}

export const firstCall = <Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  given: CallInput<Partial<Params>, Partial<Query>, Partial<Body>> = {},
): FirstCall => ({ endpoint, given })

/** The same for the same call, however its parts are written down: the server names its answer so, and the page finds it. */
export const keyOf = ({ endpoint, given: { params, query, body } }: FirstCall) =>
  `${endpoint.method} ${endpoint.path} ${JSON.stringify([params, query, body], inOrder)}`

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
