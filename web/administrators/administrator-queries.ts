import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import * as api from '#market/administrators/administrator-api.ts'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { call } from '#web/platform/http/call.ts'

const administratorsKey = ['administrators'] as const

export const useAdministrators = () =>
  useQuery({
    queryKey: administratorsKey,
    queryFn: async ({ signal }) =>
      (await call(api.listAdministrators, { query: { page: 1, per_page: MOST_PER_PAGE }, signal }))
        .data,
  })

type Invited = { email: string; full_name: string | undefined; role: StaffRole }

export const useInviteAdministrator = () =>
  useChange((administrator: Invited) => call(api.inviteAdministrator, { body: { administrator } }))

export const useChangeRole = () =>
  useChange(({ id, role }: { id: number; role: StaffRole }) =>
    call(api.changeAdministrator, { params: { id }, body: { administrator: { role } } }),
  )

export const useRemoveAdministrator = () =>
  useChange(({ id }: { id: number }) => call(api.removeAdministrator, { params: { id } }))

/** Done or refused, the list is fetched again: also a refusal tells that the staff is another by now. */
function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: administratorsKey }),
  })
}
