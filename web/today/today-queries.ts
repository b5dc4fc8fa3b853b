import { useQuery } from '@tanstack/react-query'
import { readToday } from '#market/today/today-api.ts'
import { call } from '#web/platform/http/call.ts'
import { todayKey } from './today-key.ts'

/** Polled because time changes it: answers become late, deadlines approach. */
const ANEW_MS = 60_000

export const useToday = () =>
  useQuery({
    queryKey: todayKey,
    queryFn: async ({ signal }) => (await call(readToday, { signal })).data,
    refetchInterval: ANEW_MS,
  })
