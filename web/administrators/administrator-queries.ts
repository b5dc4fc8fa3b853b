import { useQuery } from '@tanstack/react-query'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import * as api from '#market/administrators/administrator-api.ts'
import { MOST_PER_PAGE } from '#market/paging.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const administratorsKey = ['administrators'] as const

export const useAdministrators = () =>
  useQuery({
    queryKey: administratorsKey,
    queryFn: async ({ signal }) =>
      (await call(api.listAdministrators, { query: { page: 1, per_page: MOST_PER_PAGE }, signal }))
        .data,
  })

// Also a refusal tells that the staff is another by now.
const effects = { refreshes: [administratorsKey] }

type Invited = { email: string; full_name: string | undefined; role: StaffRole }

export const useInviteAdministrator = () =>
  useAction(
    (administrator: Invited) => call(api.inviteAdministrator, { body: { administrator } }),
    effects,
  )

export const useChangeRole = () =>
  useAction(
    ({ id, role }: { id: number; role: StaffRole }) =>
      call(api.changeAdministrator, { params: { id }, body: { administrator: { role } } }),
    effects,
  )

export const useRemoveAdministrator = () =>
  useAction(({ id }: { id: number }) => call(api.removeAdministrator, { params: { id } }), effects)
