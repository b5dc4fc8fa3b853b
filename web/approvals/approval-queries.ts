import { useQuery, type QueryKey } from '@tanstack/react-query'
import * as api from '#market/approvals/approval-api.ts'
import type { ApprovalAct } from '#market/approvals/approval.ts'
import { approvalsList, oneApproval } from '#market/approvals/approvals-list.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { approvalsKey } from '#web/approvals/approvals-key.ts'

/** Polled because requests expire with time. */
export const ANEW_MS = 60_000

const EVERYTHING: QueryKey = []

/** The number of requests that the viewer may decide, for the badge at the page's name. */
export const useApprovalsToDecide = () =>
  useQuery({
    queryKey: [...approvalsKey, 'count'],
    ...queryOf(approvalsList.read, oneApproval),
    select: ({ meta }) => meta.for_viewer_count,
    enabled: useIsAdmin(),
    refetchInterval: ANEW_MS,
    // The page must not fail for want of a count.
    throwOnError: false,
  })

type About = {
  act: ApprovalAct
  subjectId: number
  /** Whether an act about it could exceed one administrator's limit. */
  isLarge?: boolean
}

/** The waiting request about an order or seller, and whether a colleague could approve one. */
export const useWaiting = ({ act, subjectId, isLarge = true }: About) =>
  useQuery({
    queryKey: [...approvalsKey, 'about', act, subjectId],
    queryFn: async ({ signal }) => {
      const query = { ...oneApproval.query, act, subject_id: subjectId }
      const { data, meta } = await call(approvalsList.read, { query, signal })
      return { approval: data[0] ?? null, hasColleague: meta.has_colleague }
    },
    enabled: useIsAdmin() && isLarge,
  })

const useIsAdmin = () => useViewer()?.staff_role === 'admin'

export const useAskForApproval = () =>
  useDecision((approval: api.ApprovalRequest) => call(api.askForApproval, { body: { approval } }))

export const useApprove = () =>
  useDecision((id: number) => call(api.approveApproval, { params: { id } }))

export const useDecline = () =>
  useDecision(({ id, reason }: { id: number; reason: string }) =>
    call(api.declineApproval, { params: { id }, body: { reason } }),
  )

export const useWithdraw = () =>
  useDecision((id: number) => call(api.withdrawApproval, { params: { id } }))

/** Done or refused, what is on view is fetched again: it may be the order or the seller it is about. */
const useDecision = <Given, Answer>(decide: (given: Given) => Promise<Answer>) =>
  useAction(decide, { isForm: true, refreshes: [EVERYTHING] })
