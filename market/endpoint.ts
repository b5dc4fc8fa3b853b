import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * Who may make a call. The server refuses everybody else before the handler runs: no session 401,
 * a blocked account or the wrong role 403, a page of staff 404.
 */
export type Policy = 'anyone' | 'signed-in' | 'member' | 'buyer' | 'seller' | 'admin'

/** One HTTP call: the server serves it, the web calls it, and both take their types from here. */
export type Endpoint<Params, Query, Body, Answer> = {
  method: Method
  path: string
  summary: string
  policy: Policy
  params: z.ZodType<Params>
  query: z.ZodType<Query>
  body: z.ZodType<Body>
  answer: z.ZodType<Answer>
  /** The status of a success, 200 unless said otherwise. */
  status: number
}

type Spec<Params, Query, Body, Answer> = Pick<
  Endpoint<Params, Query, Body, Answer>,
  'method' | 'path' | 'summary' | 'policy' | 'answer'
> &
  Partial<Pick<Endpoint<Params, Query, Body, Answer>, 'params' | 'query' | 'body' | 'status'>>

const nothing = z.object({})

export function endpoint<
  Answer,
  Params = Record<never, never>,
  Query = Record<never, never>,
  Body = unknown,
>(spec: Spec<Params, Query, Body, Answer>): Endpoint<Params, Query, Body, Answer> {
  return {
    status: 200,
    params: nothing as unknown as z.ZodType<Params>,
    query: nothing as unknown as z.ZodType<Query>,
    body: z.unknown() as z.ZodType<Body>,
    ...spec,
  }
}
