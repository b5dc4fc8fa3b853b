import { dayOf } from '#market/insights/period.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useOverview } from '../insight-queries.ts'
import { periodOf } from '../insights-address.ts'

/** The figures of the days that the address chooses. */
export function useOverviewOf(search: Search) {
  const { weeks, period } = periodOf(search, dayOf(useNow()))
  return { weeks, period, overview: useOverview(period) }
}
