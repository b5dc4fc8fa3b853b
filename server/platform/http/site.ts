// oxlint-disable-next-line import/no-unassigned-import -- adds cookies to the types of requests and replies
import '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffViewer, Viewer } from '#market/accounts/viewer.ts'
import type { RateLimit, Policy, ViewerOf } from '#market/endpoint.ts'
import type { bulkhead } from './bulkhead.ts'
import type { FirstAnswers } from './first-answers.ts'
import type { SendPage } from './fill-page.ts'
import type { KeyedCall, Outcome } from './idempotency/answer-once.ts'
import type { AnyEndpoint } from './any-endpoint.ts'

/** For each policy, a function that admits the viewer or refuses the call. */
export type Policies = { [Who in Policy]: (viewer: Viewer | undefined) => ViewerOf[Who] }

/** What every feature registers its routes on. */
export type Site = {
  http: FastifyInstance
  viewerOf(request: FastifyRequest): Promise<Viewer | undefined>
  policies: Policies
  /** Whether the request carries a token in its `Authorization` header, which our own pages never do. */
  isProgram(request: FastifyRequest): boolean
  /** Records in the audit log that a member of staff read other people's data. */
  noteRead(staff: StaffViewer, request: FastifyRequest, found: unknown): Promise<void>
  /** Answers with the web app's page, whatever the address. */
  sendPage: SendPage
  /** Throws 404 when the path names something the viewer may not see; runs before the query or body is checked. */
  lookUp?(viewer: Viewer, id: number): Promise<unknown>
  /** Refuses writes while the disk is almost full. */
  requireRoom(): Promise<void>
  /** Answers along with a page what its screen asks first. */
  first: FirstAnswers
  /** Makes a call wait while the same caller has enough others running. */
  inTurn: ReturnType<typeof bulkhead>
  /** Refuses a viewer or address that calls too often. */
  keepRateLimits(rateLimit: RateLimit, request: FastifyRequest, viewer: Viewer | undefined): void
  /** Runs a request that carries an idempotency key once; a repeat gets the first answer. */
  answerOnce<Answer>(request: KeyedCall<Answer>): Promise<Outcome<Answer>>
  /** Whether an answer of this size may be kept for an account; if so, it counts against the account's quota. */
  mayKeepAnswer(userId: number, bytes: number): boolean
}

/**
 * For a route outside the contract, `policy` says in words who may call it;
 * a route without one does not start.
 */
declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy | 'signed by the provider' | 'signed address' | 'own form token' | 'development'
    endpoint?: AnyEndpoint
  }
}
