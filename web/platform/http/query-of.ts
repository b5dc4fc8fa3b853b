import type { Endpoint } from '#market/endpoint.ts'
import { call, type Rest } from './call.ts'
import { carried } from './carried.ts'

/** A query that is one call: it has the answer that came with the page, or else makes the call. */
export const queryOf = <Params extends object, Query extends object, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[given]: Rest<Params, Query, Body>
) => ({
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what was given, and a signal, which every call takes
    call(endpoint, ...([{ ...given, signal }] as unknown as Rest<Params, Query, Body>)),
  initialData: () => carried(endpoint, given),
})
