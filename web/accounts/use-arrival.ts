import { useQueryClient } from '@tanstack/react-query'
import type { CurrentUser } from '#market/accounts/current-user.ts'
import { homes } from '#market/accounts/pages.ts'
import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { viewerQuery } from './account-queries.ts'
import { noteSession } from './session-mark.ts'

/** Stores the newly signed-in user. */
export function useArrival() {
  const queries = useQueryClient()
  return (user: CurrentUser, to: string = homes[stageOf(standingOf(user))]) => {
    noteSession()
    const before = queries.getQueryData(viewerQuery.queryKey)
    // Data fetched for one user must not stay in memory for another.
    if (before && before.id !== user.id) return location.replace(to)
    queries.setQueryData(viewerQuery.queryKey, user)
  }
}
