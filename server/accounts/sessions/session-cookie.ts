import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import type { FindViewer, Secret } from './find-viewer.ts'
import { SESSION_DAYS } from './session-store.ts'

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

/** The user of a request. */
export async function viewerBehind(
  findViewer: FindViewer,
  carrier: Carrier,
): Promise<Viewer | undefined> {
  const secret = secretOf(carrier)
  return secret && findViewer(secret)
}

/** Whether a request comes from a program: it shows its token in the Authorization header. */
export const isProgram = (carrier: Carrier) => secretOf(carrier)?.kind === 'bearer'

/** What a request shows of its session: its cookie, or, without one, its Authorization header. */
export function secretOf({ headers, cookies }: Carrier): Secret | undefined {
  const cookie = cookies[COOKIE]
  if (cookie) return { kind: 'cookie', token: cookie }
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  return bearer ? { kind: 'bearer', token: bearer } : undefined
}
