import type { FastifyRequest } from 'fastify'
import { admission, pageAt } from '#market/accounts/pages.ts'
import { isDatabaseAway } from '#server/platform/database/away.ts'
import type { SendPage } from '#server/platform/http/fill-page.ts'
import { hasSession, viewerBehind } from './session-cookie.ts'
import type { Accounts } from './session-store.ts'

/** Redirects a signed-in user from a page that is not theirs; the app redirects visitors. */
export const redirectSignedIn =
  (accounts: Accounts, sendPage: SendPage): SendPage =>
  async (request, reply) => {
    const where = await placeFor(accounts, request)
    if (where === undefined) return sendPage(request, reply)
    return reply.header('Vary', 'Accept').header('Cache-Control', 'no-store').redirect(where)
  }

async function placeFor(accounts: Accounts, request: FastifyRequest) {
  const page = pageAt(request.url.split('?', 1)[0] ?? '')
  if (!page || !hasSession(request)) return undefined
  try {
    const viewer = await viewerBehind(accounts, request)
    const where = viewer ? admission(page, viewer) : 'enter'
    return typeof where === 'string' ? undefined : where.to
  } catch (error) {
    // The app explains this better and returns by itself.
    if (isDatabaseAway(error)) return undefined
    throw error
  }
}
