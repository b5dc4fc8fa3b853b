import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Csrf } from './csrf.ts'
import { pageNonce } from './page-nonce.ts'

export type PageParts = {
  csrf: Csrf
  /** Whether the browser came with a session at all; without one the page need not ask whose it is. */
  hasSession: (request: FastifyRequest) => boolean
}
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Sends the app's page with what belongs to this browser and this answer. */
export function fillPage(html: string, { csrf, hasSession }: PageParts) {
  return (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .header('Vary', 'Accept')
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        html
          .replaceAll('%CSRF_TOKEN%', csrf.tokenFor(request, reply))
          .replaceAll('%CSP_NONCE%', pageNonce(request.raw))
          .replaceAll('%SESSION%', hasSession(request) ? 'present' : 'none'),
      )
}
