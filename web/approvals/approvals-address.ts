import { approvalStates, type ApprovalState } from '#market/approvals/approval-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** The approvals page's search parameters. */
export type ApprovalsView = { state: ApprovalState; page: number }

const FIRST: ApprovalsView = { state: 'waiting', page: 1 }

export const viewOfAddress = ({ state, page }: Search): ApprovalsView => ({
  state: approvalStates.find((each) => each === state) ?? FIRST.state,
  page: wholeNumberIn(page) ?? FIRST.page,
})

export const addressOf = (view: Partial<ApprovalsView>) =>
  paths.adminApprovals(withoutDefaults(view, FIRST))
