import * as api from '#market/accounts/session-list-api.ts'
import * as signIns from '#market/accounts/sign-in-list-api.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Csrf } from '#server/platform/http/csrf.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { readSignIns } from './read-sign-ins.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endOneSession, endOtherSessions, readSessions } from './session-list.ts'

type Parts = { db: Database; csrf: Csrf }

export function sessionListRoutes(site: Site, { db, csrf }: Parts) {
  route(site, api.readSessions, async ({ viewer }) => ({
    sessions: await readSessions(db, viewer),
  }))

  route(site, signIns.readSignIns, async ({ viewer }) => ({
    sign_ins: await readSignIns(db, viewer),
  }))

  route(site, api.endSession, async ({ viewer, params, reply }) => {
    await endOneSession(db, viewer, params.id)
    if (params.id === viewer.sessionId) {
      clearSessionCookie(reply)
      csrf.renew(reply)
    }
    return {}
  })

  route(site, api.endOtherSessions, async ({ viewer }) => {
    await endOtherSessions(db, viewer)
    return {}
  })
}
