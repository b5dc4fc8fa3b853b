import * as api from '#market/approvals/approval-api.ts'
import { pageMetaOf } from '#market/paging.ts'
import { activeAdministrators } from '#server/accounts/active-administrators.ts'
import { readAtOnce } from '#server/platform/database/read-at-once.ts'
import { route } from '#server/platform/http/route.ts'
import type { Site } from '#server/platform/http/site.ts'
import type { ApprovalDeps } from './approval-deps.ts'
import { approvalJson } from './approval-json.ts'
import { countWaiting, readApprovals } from './approval-store.ts'
import { approve } from './approve.ts'
import { askForApproval } from './ask-for-approval.ts'
import { decline } from './decline.ts'
import { withdraw } from './withdraw.ts'

export function approvalRoutes(site: Site, deps: ApprovalDeps) {
  route(site, api.listApprovals, ({ query, viewer: { userId } }) =>
    readAtOnce(deps.db, async (tx) => {
      const { rows, total } = await readApprovals(tx, query)
      const { waiting, byOthers } = await countWaiting(tx, userId)
      const administrators = await activeAdministrators({ tx, terms: deps.terms })
      return {
        data: rows.map(approvalJson),
        meta: {
          ...pageMetaOf(query, total),
          waiting_count: waiting,
          for_viewer_count: byOthers,
          has_colleague: administrators.some((each) => each.userId !== userId),
        },
      }
    }),
  )

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
