import * as api from '#market/accounts/application-api.ts'
import { applicationBody } from '#market/accounts/application-body.ts'
import type { AccountDeps } from '#server/accounts/account-deps.ts'
import { browserOf, handSession } from '#server/accounts/start-session.ts'
import { parsePart } from '#server/platform/http/parse.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { apply } from './apply.ts'
import { approveApplication } from './approve-application.ts'
import { denyApplication } from './deny-application.ts'
import { readApplications } from './read-applications.ts'
import { resendLink } from './resend-link.ts'

export function applicationRoutes(site: Site, deps: AccountDeps) {
  route(site, api.apply, async ({ body, viewer, request, reply }) => {
    if (viewer) throw new Refusal('You are signed in already', 403)
    const browser = browserOf({ viewer, request })
    const { session, user } = await apply(deps, parsePart(applicationBody, body), browser)
    if (session) handSession(reply, session, deps)
    return { user }
  })

  route(site, api.listApplications, ({ query }) => readApplications(deps.db, query))

  route(site, api.approveApplication, ({ params: { id }, body, viewer: staff, request }) =>
    approveApplication(deps, { id, staff, ...body, requestId: request.id }),
  )

  route(site, api.denyApplication, ({ params: { id }, body, viewer: staff, request }) =>
    denyApplication(deps, { id, staff, ...body, requestId: request.id }),
  )

  route(site, api.resendLink, ({ params: { id }, viewer: staff, request }) =>
    resendLink(deps, { id, staff, requestId: request.id }),
  )
}
