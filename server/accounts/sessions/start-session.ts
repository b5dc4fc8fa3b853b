import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '#market/accounts/viewer.ts'
import { timeZone } from '#market/known-time-zone.ts'
import { TIME_ZONE_HEADER } from '#market/time-zone.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { addressOf } from '#server/platform/http/address-of.ts'
import { comesFromBrowser } from '#server/platform/http/csrf.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import type { SessionsTable } from '../account-tables.ts'
import type { AccountDeps } from '../account-deps.ts'
import { lockUser } from '../lock-user.ts'
import { storeFirstTimeZone } from '../user-store.ts'
import { browserTokenIn, setBrowserCookie } from './known-browser.ts'
import { setSessionCookie } from './session-cookie.ts'
import { endSession, openSession } from './session-store.ts'

/** The browser that signs in: the session it had, and what it says of itself. */
export type Browser = {
  viewer: Viewer | undefined
  userAgent: string | undefined
  address: string
  requestId: string
  /** The known-browser token of an earlier sign-in, to whichever account. */
  knownToken: string | undefined
  timeZone: string | undefined
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

type Call = { viewer: Viewer | undefined; request: FastifyRequest }

export const browserOf = ({ viewer, request }: Call): Browser => ({
  viewer,
  userAgent: request.headers['user-agent'],
  address: addressOf(request.ip),
  requestId: request.id,
  knownToken: browserTokenIn(request),
  timeZone: timeZone.safeParse(request.headers[TIME_ZONE_HEADER.toLowerCase()]).data,
  log: request.log,
})

type Start = { userId: number; origin: SessionsTable['origin']; browser: Browser }

/** Opens a session in a browser, replacing its previous one. */
export async function startSession(tx: Tx, { userId, origin, browser }: Start) {
  // The user is locked before their sessions, as in a change of password.
  await lockUser(tx, userId)
  if (browser.timeZone) await storeFirstTimeZone(tx, { userId, timeZone: browser.timeZone })
  if (browser.viewer) await leaveSession(tx, browser.viewer)
  return openSession(tx, { userId, origin, userAgent: browser.userAgent })
}

type Leaving = Pick<Viewer, 'userId' | 'sessionId'>

export async function leaveSession(tx: Tx, { userId, sessionId }: Leaving) {
  if (await endSession(tx, sessionId))
    await closeSockets(tx, { userId, sessionId, reconnect: false })
}

type Secrets = { token: string; bearer: string; known?: string }

/**
 * Sends the new session's secrets to the browser. A program gets its token alone: with cookies it would need a
 * page's token for each write (decision 60).
 */
export function handSession(
  reply: FastifyReply,
  { token, bearer, known }: Secrets,
  { csrf, secure }: Pick<AccountDeps, 'csrf' | 'secure'>,
) {
  reply.header('Authorization', `Bearer ${bearer}`)
  if (!comesFromBrowser(reply.request)) return
  setSessionCookie(reply, token, secure)
  if (known !== undefined) setBrowserCookie(reply, known, secure)
  csrf.renew(reply)
}
