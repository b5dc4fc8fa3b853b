import { admission, pageAt } from '#market/accounts/pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { SendPage } from '#server/platform/http/fill-page.ts'
import { hasSession, viewerBehind } from './session-cookie.ts'

/** Leads whoever is signed in and asks for a page that is not theirs to where they belong; the app leads visitors. */
export const leadOn =
  (db: Database, sendPage: SendPage): SendPage =>
  async (request, reply) => {
    const page = pageAt(request.url.split('?', 1)[0] ?? '')
    const viewer = page && hasSession(request) && (await viewerBehind(db, request))
    const where = page && viewer ? admission(page, viewer) : 'enter'
    if (typeof where === 'string') return sendPage(request, reply)
    return reply.header('Vary', 'Accept').header('Cache-Control', 'no-store').redirect(where.to)
  }
