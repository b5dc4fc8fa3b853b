import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { readActivity } from '#market/dashboard/activity-api.ts'
import { readLotFigures, readOverview } from '#market/dashboard/overview-api.ts'
import type { Period } from '#market/dashboard/weeks.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { overviewKey } from '#web/dashboard/overview-key.ts'

export function useOverview(weeks: Period) {
  const queries = useQueryClient()
  // After the reader has dealt with a task and comes back, the task is no longer due.
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: overviewKey, refetchType: 'none' }),
    [queries],
  )
  return useQuery({
    queryKey: [...overviewKey, weeks],
    ...queryOf(readOverview, { query: { weeks } }),
    placeholderData: keepPreviousData,
  })
}

export const useLotFigures = (weeks: Period) =>
  useQuery({
    queryKey: [...overviewKey, weeks, 'lots'],
    ...queryOf(readLotFigures, { query: { weeks } }),
    placeholderData: keepPreviousData,
  })

const activity = { queryKey: [...overviewKey, 'activity'], ...queryOf(readActivity) }

/** The latest turns of offers and events of orders. */
export const useActivity = () => useQuery(activity)

export const prefetchActivity = (queries: QueryClient) => queries.prefetchQuery(activity)
