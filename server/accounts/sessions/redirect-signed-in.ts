import type { FastifyRequest } from 'fastify'
import { admission, pageAt, type PagePath } from '#market/accounts/pages.ts'
import { isDatabaseAway } from '#server/platform/database/database-errors.ts'
import type { SendPage } from '#server/platform/http/fill-page.ts'
import type { FindViewer } from './find-viewer.ts'
import { hasSession, viewerBehind } from './session-cookie.ts'

/** Redirects a signed-in user from a page that is not theirs, and sends theirs as to them; the app redirects visitors. */
export const redirectSignedIn =
  (findViewer: FindViewer, sendPage: SendPage): SendPage =>
  async (request, reply) => {
    const viewer = await signedIn(findViewer, request)
    const page = pageAt(request.url.split('?', 1)[0] ?? '')
    if (!viewer) return sendPage(request, reply, mayVisit(request, page) ? 'visitor' : undefined)
    const where = page ? admission(page, viewer) : 'sign in first'
    if (where === 'enter') return sendPage(request, reply, viewer)
    if (where === 'sign in first') return sendPage(request, reply)
    return reply.header('Vary', 'Accept').header('Cache-Control', 'no-store').redirect(where.to)
  }

/** A browser that shows a session which has ended gets the app, which says so. */
const mayVisit = (request: FastifyRequest, page: PagePath | undefined) =>
  !hasSession(request) && page !== undefined && admission(page, { party: 'visitor' }) === 'enter'

async function signedIn(findViewer: FindViewer, request: FastifyRequest) {
  if (!hasSession(request)) return undefined
  try {
    return await viewerBehind(findViewer, request)
  } catch (error) {
    // The app explains this better, and retries.
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}
