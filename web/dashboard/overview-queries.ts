import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readLotFigures, readOverview } from '#market/dashboard/overview-api.ts'
import type { Period } from '#market/dashboard/weeks.ts'
import { call } from '#web/platform/http/call.ts'

export const overviewKey = ['overview'] as const

export const useOverview = (weeks: Period) =>
  useQuery({
    queryKey: [...overviewKey, weeks],
    queryFn: ({ signal }) => call(readOverview, { query: { weeks }, signal }),
    // After the reader has dealt with a task and comes back, the task is no longer due.
    staleTime: 0,
    placeholderData: keepPreviousData,
  })

export const useLotFigures = (weeks: Period) =>
  useQuery({
    queryKey: [...overviewKey, weeks, 'lots'],
    queryFn: ({ signal }) => call(readLotFigures, { query: { weeks }, signal }),
    placeholderData: keepPreviousData,
  })
