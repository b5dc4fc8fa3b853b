import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { viewerQuery } from './account-queries.ts'
import { noteSession } from './session-mark.ts'

/** Takes in who is signed in from now on. */
export function useArrival() {
  const queries = useQueryClient()
  return (user: CurrentUser, to: string = paths.home()) => {
    noteSession()
    const before = queries.getQueryData(viewerQuery.queryKey)
    // Nothing fetched for one person stays in memory for another.
    if (before && before.id !== user.id) return location.replace(to)
    queries.setQueryData(viewerQuery.queryKey, user)
  }
}
