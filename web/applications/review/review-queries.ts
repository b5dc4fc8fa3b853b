import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as api from '#market/accounts/application-api.ts'
import { applicationsList, oneApplication } from '#market/accounts/applications-list.ts'
import { pageOfList } from '#market/lists/view-in-address.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import type { QueueView } from './applications-address.ts'
import { applicationsKey } from '#web/applications/review/applications-key.ts'

/** Refetched every minute: an answer becomes late, and an applicant fills in more. */
const ANEW_MS = 60_000

/** A page of the queue; while another is on its way, the last one stands in for its counts. */
export const useApplications = ({ application: _application, ...view }: QueueView) =>
  useQuery({
    queryKey: [...applicationsKey, 'list', view],
    ...queryOf(applicationsList.read, pageOfList(applicationsList, view)),
    placeholderData: keepPreviousData,
    refetchInterval: ANEW_MS,
  })

/** How many applications wait for an answer, for the mark in the header. */
export const useWaitingApplications = ({ enabled }: { enabled: boolean }) =>
  useQuery({
    queryKey: [...applicationsKey, 'count'],
    ...queryOf(applicationsList.read, oneApplication),
    select: ({ meta }) => meta.waiting_count,
    enabled,
    refetchInterval: ANEW_MS,
    // The page must not fail for want of a count.
    throwOnError: false,
  })

/** What somebody decides on; the server refuses when a colleague has decided meanwhile. */
type Seen = Pick<api.ApplicationRecord, 'id' | 'state'>

export const useApproveApplication = () =>
  useDecision(async ({ id, state: seen }: Seen) => {
    await submitDelay()
    return call(api.approveApplication, { params: { id }, body: { seen } })
  })

export const useDenyApplication = () =>
  useDecision(async ({ id, state: seen, reason }: Seen & { reason: string }) => {
    await submitDelay()
    return call(api.denyApplication, { params: { id }, body: { reason, seen } })
  })

export const useResendLink = () =>
  useDecision((id: number) => call(api.resendLink, { params: { id } }))

/** Decided or refused, the queue is fetched again: also a refusal tells that it has moved on. */
const useDecision = <Given, Answer>(decide: (given: Given) => Promise<Answer>) =>
  useAction(decide, { refreshes: [applicationsKey] })
