import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { Database } from '#server/platform/database/database.ts'
import { findViewer, SESSION_DAYS } from './session-store.ts'

const COOKIE = 'bearer_token'

export function setSessionCookie(reply: FastifyReply, token: string, secure: boolean) {
  reply.setCookie(COOKIE, token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    maxAge: SESSION_DAYS * 86_400,
  })
}

export const hasSession = ({ cookies }: Pick<FastifyRequest, 'cookies'>) => Boolean(cookies[COOKIE])

export const clearSessionCookie = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/' })

export type Carrier = Pick<FastifyRequest, 'headers'> & {
  cookies: Record<string, string | undefined>
}

/** Who a request comes from: by its cookie, or, without one, by its Authorization header. */
export async function viewerBehind(
  db: Database,
  { headers, cookies }: Carrier,
): Promise<Viewer | undefined> {
  const cookie = cookies[COOKIE]
  if (cookie) return findViewer(db, { kind: 'cookie', token: cookie })
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer ? findViewer(db, { kind: 'bearer', token: bearer }) : undefined
}
