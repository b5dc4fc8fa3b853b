import { useQuery } from '@tanstack/react-query'
import { readOverview } from '#market/dashboard/overview-api.ts'
import { call } from '#web/platform/http/call.ts'

export const overviewKey = ['overview'] as const

export const useOverview = () =>
  useQuery({
    queryKey: overviewKey,
    queryFn: ({ signal }) => call(readOverview, { signal }),
    // Coming back from what was due, it is not due any more.
    staleTime: 0,
  })
