import type { Policy } from '#market/endpoint.ts'
import type { AnyEndpoint } from '../any-endpoint.ts'

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

type Meaning = { when: string; headers?: typeof RETRY_AFTER }

/** What each status of a refusal means; every one has the same body. The introduction has those of every call. */
const refusals = {
  401: { when: 'Not signed in, or the session has ended. Sign in again.' },
  403: { when: 'Not for your role, or not in the state your account is in.' },
  404: { when: 'Not there, or not yours to see.' },
  409: {
    when: 'Things have moved on since you looked. With Retry-After: the same key is still at work.',
    headers: RETRY_AFTER,
  },
  422: { when: 'A value breaks a rule. `fields` names which.' },
} satisfies Record<number, Meaning>
type Status = keyof typeof refusals

/** The refusals as components that every call refers to. */
export const refusalComponents = () =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, { when, ...rest }]: [string, Meaning]) => [
      status,
      {
        description: when,
        ...rest,
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } },
      },
    ]),
  )

/** The refusals a call may answer, as its declaration tells. */
export const refusalsOf = (spec: AnyEndpoint, takes: Takes) =>
  Object.fromEntries(
    statusesOf(spec, takes).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  )

/** What a call takes. */
type Takes = { body: boolean; query: boolean; params: boolean; key: boolean }

function statusesOf({ policy, renewsSession, ...spec }: AnyEndpoint, takes: Takes) {
  const may: Record<Status, boolean> = {
    // Of every other call with a session, the introduction says it.
    401: renewsSession || policy === 'signed_in',
    403: policy !== 'anyone' && policy !== 'signed_in',
    404: takes.params || isStaffs.has(policy) || policy === 'shopper',
    409: spec.method !== 'GET',
    422: takes.body || takes.query || takes.key,
  }
  return statuses.filter((status) => may[status])
}

const statuses = [401, 403, 404, 409, 422] as const satisfies Status[]

/** Calls that are not there for everybody else. */
const isStaffs = new Set<Policy>(['staff_verified', 'admin_verified', 'staff_unverified'])
