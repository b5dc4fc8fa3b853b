import * as api from '#market/accounts/application-api.ts'
import { applicationBody } from '#market/accounts/application-body.ts'
import type { AccountDeps } from '#server/accounts/account-deps.ts'
import { browserOf, handSession } from '#server/accounts/sessions/start-session.ts'
import { parsePart } from '#server/platform/http/parse.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import { apply } from './apply.ts'
import { approveApplication } from './approve-application.ts'
import { denyApplication } from './deny-application.ts'
import { showApplication } from './application-json.ts'
import { listApplications } from './list-applications.ts'
import { recordAct } from '#server/audit/record-act.ts'
import { transact } from '#server/platform/database/transact.ts'
import { newLinkMail } from './application-mails.ts'
import type { Deciding, Deps } from './deciding.ts'
import { lockApplication } from './find-application.ts'
import { mailLink } from './mail-link.ts'

export function applicationRoutes(site: Site, deps: AccountDeps) {
  route(site, api.apply, async ({ body, viewer, request, reply }) => {
    if (viewer) throw new Refusal('You’re already signed in', 403)
    const browser = browserOf({ viewer, request })
    const { session, user } = await apply(deps, parsePart(applicationBody, body), browser)
    if (session) handSession(reply, session, deps)
    return { user }
  })

  listApplications(site, deps.db)

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

/** Mails a new link to an approved applicant; the previous one stops working. */
async function resendLink({ db, terms }: Deps, resending: Deciding) {
  const { id, staff, requestId } = resending
  return transact(db, async (tx) => {
    const application = await lockApplication(tx, id)
    if (application.state !== 'approved')
      throw new Refusal('Only approved applicants can be sent a link', 409)
    const sent = await mailLink({ tx, terms }, application, newLinkMail)
    const subject = `user ${application.userId}`
    await recordAct(tx, { actorUserId: staff.userId, act: 'link resent', subject, requestId })
    return showApplication(tx, sent)
  })
}
