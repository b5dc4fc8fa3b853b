// oxlint-disable-next-line import/no-unassigned-import -- adds cookies to the types of requests and replies
import '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { StaffViewer, Viewer } from '#market/accounts/viewer.ts'
import type { RateLimit, Policy } from '#market/endpoint.ts'
import type { bulkhead } from './bulkhead.ts'
import type { SendPage } from './fill-page.ts'
import type { KeyedCall, Outcome } from './idempotency/answer-once.ts'
import type { AnyEndpoint } from './open-api.ts'

/** What every feature's routes are hung on. */
export type Site = {
  http: FastifyInstance
  viewerOf(request: FastifyRequest): Promise<Viewer | undefined>
  /** Whether it shows a token in its `Authorization` header, which no page of ours does. */
  isProgram(request: FastifyRequest): boolean
  /** Keeps for ever that a member of staff read what is others’. */
  noteRead(staff: StaffViewer, request: FastifyRequest): Promise<void>
  /** Answers with the page of the web app, whatever the address. */
  sendPage: SendPage
  /** Throws 404 when what the path names is not the viewer's; asked before a query or a body is refused. */
  lookUp?(viewer: Viewer, id: number): Promise<unknown>
  /** Refuses what would be kept where the disk has hardly any room left. */
  requireRoom(): Promise<void>
  /** Has a call wait while enough others of the same caller are at work. */
  inTurn: ReturnType<typeof bulkhead>
  /** Refuses a viewer, or an address, that calls too often. */
  keepRateLimits(rateLimit: RateLimit, request: FastifyRequest, viewer: Viewer | undefined): void
  /** Carries out a request that has a key, unless it was before: then it answers what was answered then. */
  answerOnce<Answer>(request: KeyedCall<Answer>): Promise<Outcome<Answer>>
}

/**
 * `policy` of a route that is not an endpoint of the contract says in words who may call it;
 * a route without one does not start.
 */
declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy | 'signed by the provider' | 'signed address' | 'own form token' | 'development'
    endpoint?: AnyEndpoint
  }
}
