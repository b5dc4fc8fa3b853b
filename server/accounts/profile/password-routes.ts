import * as api from '#market/accounts/password-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { Uploads } from '#server/uploads/uploads.ts'
import { askForLink } from '../links/ask-for-link.ts'
import type { AccountDeps } from '../account-deps.ts'
import { resetPassword } from './reset-password.ts'
import { browserOf, handSession } from '../sessions/start-session.ts'
import { updateMe } from './update-me.ts'

export function passwordRoutes(site: Site, deps: AccountDeps & { uploads: Uploads }) {
  route(site, api.requestReset, async ({ body, ...call }) => {
    const addressee = { email: body.user.email.toLowerCase() }
    await askForLink(deps, { kind: 'reset', addressee }, browserOf(call))
    return { message: api.RESET_ASKED }
  })

  route(site, api.resetPassword, async ({ body, reply, ...call }) => {
    const { session, user } = await resetPassword(deps, body.user, browserOf(call))
    handSession(reply, session, deps)
    return { user }
  })

  route(site, api.updateMe, async ({ body, viewer, request, reply }) => {
    const browser = browserOf({ viewer, request })
    const { session, user } = await updateMe(deps, { viewer, browser }, body)
    if (session) handSession(reply, session, deps)
    return user
  })
}
