import { snoozeAssignment } from '#market/staff-notes/assignment-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { inboxKey, todayKey } from './today-key.ts'

type Snooze = { id: number; until: Date | null }

export const useSnooze = () =>
  useAction(
    ({ id, until }: Snooze) =>
      call(snoozeAssignment, { params: { id }, body: { until: until?.toISOString() ?? null } }),
    { refreshes: [inboxKey, todayKey] },
  )
