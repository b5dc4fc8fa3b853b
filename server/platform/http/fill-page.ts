import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Csrf } from './csrf.ts'
import { pageNonce } from './page-nonce.ts'

export type PageParts = {
  csrf: Csrf
  /** Whether the browser sent a session cookie; without one the page need not ask who is signed in. */
  hasSession: (request: FastifyRequest) => boolean
}
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Sends the app's page with this browser's token and this answer's nonce. */
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
