import * as api from '#market/accounts/session-api.ts'
import type { Csrf } from '#server/platform/http/csrf.ts'
import type { Database } from '#server/platform/database/database.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { closeSockets } from '#server/platform/live/close-sockets.ts'
import { readCurrentUser } from './read-current-user.ts'
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts'
import { endSession } from './session-store.ts'
import { signIn } from './sign-in.ts'

type Parts = { db: Database; csrf: Csrf; secure: boolean; addressFactor: number }

export function accountRoutes(site: Site, { db, csrf, secure, addressFactor }: Parts) {
  route(site, api.signIn, async ({ body, viewer, request, reply }) => {
    const { session, user } = await signIn(db, {
      ...body.user,
      address: request.ip,
      addressFactor,
      userAgent: request.headers['user-agent'],
    })
    if (viewer) await leave(viewer.userId, viewer.sessionId)
    setSessionCookie(reply, session.token, secure)
    reply.header('Authorization', `Bearer ${session.bearer}`)
    csrf.renew(reply)
    return { user }
  })

  route(site, api.signOut, async ({ viewer, reply }) => {
    clearSessionCookie(reply)
    csrf.renew(reply)
    if (viewer) await leave(viewer.userId, viewer.sessionId)
    return {}
  })

  const me = ({ viewer }: { viewer: { userId: number } }) => readCurrentUser(db, viewer.userId)
  route(site, api.readMe, me)
  route(site, api.readCurrentUser, me)

  const leave = (userId: number, sessionId: string) =>
    db.transaction().execute(async (tx) => {
      await endSession(tx, sessionId)
      await closeSockets(tx, { userId, sessionId, reconnect: false })
    })
}
