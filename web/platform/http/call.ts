import { SOMEBODY_ELSE } from '#market/accounts/acting-for.ts'
import { CODE_FIELD } from '#market/accounts/second-factor.ts'
import type { Endpoint, Policy } from '#market/endpoint.ts'
import { pageTakenOver } from '#web/platform/take-over.ts'
import { ask } from './ask.ts'
import { carried, dropCarried } from './carried.ts'
import { CallError, isRefusedAs } from './call-error.ts'
import { wasProofGiven } from './proof.ts'
import { tellSessionNews } from './session-news.ts'

/** What a call needs: only the parts its declaration asks for are required. */
export type CallInput<Params, Query, Body> = Part<'params', Params> &
  Part<'query', Query> &
  Part<'body', Body> & { signal?: AbortSignal | undefined }

type Part<Name extends string, Value> =
  Partial<Value> extends Value ? { [name in Name]?: Value | undefined } : { [name in Name]: Value }

export type Rest<Params, Query, Body> =
  Partial<CallInput<Params, Query, Body>> extends CallInput<Params, Query, Body>
    ? [given?: CallInput<Params, Query, Body>]
    : [given: CallInput<Params, Query, Body>]

/**
 * Makes one call of the contract and checks the answer against it; a refusal is a CallError. One that a code of the
 * second factor would have let through is repeated once the person has given it.
 */
export async function call<Params extends object, Query extends object, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  ...rest: Rest<Params, Query, Body>
): Promise<Answer> {
  const [given] = rest
  const known = carried(endpoint, given)
  if (known !== undefined) return known
  if (isChange(endpoint)) {
    await pageTakenOver()
    dropCarried()
  }
  const answer = await ask(endpoint, { ...given })
  if (!answer.ok) {
    const refusal = await refusalOf(answer, endpoint.policy)
    if (!(CODE_FIELD in refusal.fields) || !(await wasProofGiven())) throw refusal
    return call(endpoint, ...rest)
  }
  return endpoint.answer.parse(await contentOf(answer))
}

const isChange = ({
  method,
  rateLimit,
}: Pick<Endpoint<unknown, unknown, unknown, unknown>, 'method' | 'rateLimit'>) =>
  method !== 'GET' && rateLimit !== 'search' && rateLimit !== 'check'

/** The error of an answer that is not a success; tells the page when its session has ended, or is another person's. */
export async function refusalOf(answer: Response, policy: Policy): Promise<CallError> {
  const { status } = answer
  if (status === 401 && policy !== 'anyone') tellSessionNews('ended')
  const refusal = new CallError({
    status,
    body: await contentOf(answer),
    retryAfter: waitAskedBy(answer),
  })
  if (isRefusedAs(refusal, SOMEBODY_ELSE)) tellSessionNews('somebody else')
  return refusal
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
