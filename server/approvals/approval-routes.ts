import * as api from '#market/approvals/approval-api.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { ApprovalDeps } from './approval-deps.ts'
import { approve } from './approve.ts'
import { askForApproval } from './ask-for-approval.ts'
import { decline } from './decline.ts'
import { listApprovals } from './list-approvals.ts'
import { withdraw } from './withdraw.ts'

export function approvalRoutes(site: Site, deps: ApprovalDeps) {
  listApprovals(site, deps)

  route(site, api.askForApproval, ({ body, viewer: staff, request }) =>
    askForApproval(deps, { asked: body.approval, staff, requestId: request.id }),
  )

  route(site, api.approveApproval, ({ params: { id }, viewer: staff, request }) =>
    approve(deps, { id, staff, requestId: request.id }),
  )

  route(site, api.declineApproval, ({ params: { id }, body, viewer: staff, request }) =>
    decline(deps, { id, staff, reason: body.reason, requestId: request.id }),
  )

  route(site, api.withdrawApproval, ({ params: { id }, viewer: staff, request }) =>
    withdraw(deps, { id, staff, requestId: request.id }),
  )
}
