import { expect, onTestFinished, vi } from 'vitest'
import type { Endpoint } from '#market/endpoint.ts'
import { unreadFields } from '#market/unread-fields.ts'

type CallInput<Params, Query, Body> = { params: Params; query: Query; body: Body }
type Sent = { method?: string; body?: string | null }
type Handler = {
  takes: (method: string, path: string) => boolean
  answer: (url: URL, body: unknown) => Promise<Response>
}

/** Replaces the server at the edge of the network, by its contract; a call without a handler fails the test. */
export function aServer() {
  const handlers: Handler[] = []
  const unexpected: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: Sent = {}) => {
    const url = new URL(address, location.origin)
    const handler = handlers.findLast(({ takes }) => takes(method, url.pathname))
    if (handler) return handler.answer(url, body ? JSON.parse(body) : undefined)
    unexpected.push(`${method} ${address}`)
    return refusal(404, 'The test knows no answer to this')
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    expect(unexpected).toEqual([])
  })

  /** What was asked of an endpoint comes into the list it answers; the last answer given for it counts. */
  function answers<Params, Query, Body, Answer>(
    endpoint: Endpoint<Params, Query, Body, Answer>,
    answer: (asked: CallInput<Params, Query, Body>) => Answer | Response | Promise<Answer>,
  ) {
    const asked: CallInput<Params, Query, Body>[] = []
    const path = new RegExp(`^${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`)
    handlers.push({
      takes: (method, pathname) => method === endpoint.method && path.test(pathname),
      async answer(url, body) {
        for (const field of unreadFields(endpoint.body, body))
          unexpected.push(`${endpoint.method} ${endpoint.path} does not read ${field}`)
        const call = {
          params: endpoint.params.parse({ ...path.exec(url.pathname)?.groups }),
          query: endpoint.query.parse(Object.fromEntries(url.searchParams)),
          body: endpoint.body.parse(body),
        }
        asked.push(call)
        const given = await answer(call)
        return given instanceof Response ? given : Response.json(given, { status: endpoint.status })
      },
    })
    return asked
  }
  return { answers }
}

/** As the server's error handler writes it. */
export const refusal = (status: number, error: string, more: object = {}) =>
  Response.json({ errors: [error], ...more }, { status })
