import type { Endpoint } from '#market/endpoint.ts'
import { addressOf } from './address.ts'
import { CallError } from './call-error.ts'
import { reach } from './reach.ts'
import { tellSignedOut } from './signed-out.ts'

/** What a call needs: only the parts its declaration asks for are required. */
export type Given<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & { signal?: AbortSignal | undefined }

type Part<Name extends string, Value> =
  Partial<Value> extends Value ? { [name in Name]?: Value | undefined } : { [name in Name]: Value }

type Rest<Params, Query, Body> =
  Partial<Given<Params, Query, Body>> extends Given<Params, Query, Body>
    ? [given?: Given<Params, Query, Body>]
    : [given: Given<Params, Query, Body>]

type Loose = {
  params?: object | undefined
  query?: object | undefined
  body?: unknown
  signal?: AbortSignal | undefined
}

/** Makes one call of the contract and checks the answer against it; a refusal is a CallError. */
export async function call<Params extends object, Query extends object, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...[given]: Rest<Params, Query, Body>
): Promise<Answer> {
  const { params, query, body, signal }: Loose = { ...given }
  const address = addressOf(endpoint.path, params, query)
  const answer = await reach(address, { method: endpoint.method, body, signal })
  const content = await contentOf(answer)
  if (answer.ok) return endpoint.answer.parse(content)
  if (answer.status === 401 && endpoint.policy !== 'anyone') tellSignedOut()
  throw new CallError({ status: answer.status, body: content, retryAfter: waitAskedBy(answer) })
}

/** An answer without content reads as an empty object; one that is not JSON as its text. */
async function contentOf(answer: Response): Promise<unknown> {
  const text = await answer.text()
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function waitAskedBy(answer: Response) {
  const seconds = Number.parseInt(answer.headers.get('Retry-After') ?? '', 10)
  return Number.isNaN(seconds) ? undefined : seconds
}
