import { useQuery } from '@tanstack/react-query'
import * as api from '#market/staff-notes/assignment-api.ts'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import type { NotedSubject } from './staff-note-queries.ts'

/** Whom something can be assigned to; asked for once it may be wanted. */
export const useAssignees = () =>
  useQuery({
    queryKey: ['assignees'],
    queryFn: async ({ signal }) =>
      (await call(api.listAssignees, { query: { page: 1, per_page: MOST_PER_PAGE }, signal })).data,
  })

type Change = { to: number | null; seen: Assignee }

/** Fetched again after a refusal too, because a refusal means that a colleague was faster. */
export const useAssign = ({ subject: { kind, id }, queryKey }: NotedSubject) =>
  useAction(
    ({ to, seen }: Change) =>
      call(api.assign, {
        body: {
          subject: kind,
          subject_id: id,
          assignee_id: to,
          seen_assignee_id: seen?.id ?? null,
        },
      }),
    { refreshes: [queryKey] },
  )
