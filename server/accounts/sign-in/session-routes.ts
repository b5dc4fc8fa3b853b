import * as api from '#market/accounts/session-api.ts'
import type { Viewer } from '#market/accounts/viewer.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { AccountDeps } from '../account-deps.ts'
import { voidLinksOf } from '../void-links-of.ts'
import { readCurrentUser } from '../sessions/read-current-user.ts'
import { clearSessionCookie } from '../sessions/session-cookie.ts'
import { signIn } from './sign-in.ts'
import { browserOf, handSession, leaveSession } from '../sessions/start-session.ts'

export function sessionRoutes(site: Site, deps: AccountDeps) {
  const { db, terms, csrf } = deps

  route(site, api.signIn, async ({ body, reply, ...call }) => {
    const { session, user } = await signIn(deps, body.user, browserOf(call))
    handSession(reply, session, deps)
    return { user, token: session.bearer }
  })

  route(site, api.signOut, async ({ viewer, reply, request }) => {
    clearSessionCookie(reply)
    csrf.renew(reply)
    if (!viewer) return {}
    await transact(db, async (tx) => {
      await leaveSession(tx, viewer)
      await voidLinksOf(tx, [{ id: viewer.sessionId }])
      await recordAct(tx, {
        actorUserId: viewer.userId,
        act: 'signed out',
        subject: `user ${viewer.userId}`,
        requestId: request.id,
      })
    })
    return {}
  })

  const me = ({ viewer }: { viewer: Viewer }) => readCurrentUser({ db, terms }, viewer)
  route(site, api.readMe, me)
  route(site, api.readCurrentUser, me)
}
