import { useQuery } from '@tanstack/react-query'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import * as api from '#market/administrators/administrator-api.ts'
import { everyAdministrator } from '#market/first-calls/list-pages.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const administratorsKey = ['administrators'] as const

export const useAdministrators = () =>
  useQuery({
    queryKey: administratorsKey,
    ...queryOf(api.listAdministrators, everyAdministrator),
    select: ({ data }) => data,
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
