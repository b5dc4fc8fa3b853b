import { useQuery } from '@tanstack/react-query'
import { readOverview } from '#market/dashboard/overview-api.ts'
import { call } from '#web/platform/http/call.ts'

export const overviewKey = ['overview'] as const

export const useOverview = () =>
  useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readOverview, { signal }),
    // After the reader has dealt with a task and comes back, the task is no longer due.
    staleTime: 0,
  })
