import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/account-api.ts'
import type { CurrentUser } from '#market/accounts/account-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { mayHaveSession, noteSession } from './session-mark.ts'

/** The signed-in user, or null. Asked once: a sign-in puts its answer here. */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: ({ signal }) => readViewer(signal),
  staleTime: Infinity,
  gcTime: Infinity,
})

export const useViewer = () => useQuery(viewerQuery).data ?? null

export function useSignIn() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (user: { email: string; password: string }) => {
      await submitDelay()
      return call(api.signIn, { body: { user } })
    },
    onSuccess: ({ user }) => {
      noteSession()
      const before = queries.getQueryData(viewerQuery.queryKey)
      // Nothing fetched for one person stays in memory for another.
      if (before && before.id !== user.id) return location.assign(paths.home())
      queries.setQueryData(viewerQuery.queryKey, user)
      if (before) void queries.invalidateQueries()
    },
  })
}

/** Ends with a fresh page, whatever the server answers, so that nothing of the person stays in memory. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => call(api.signOut),
    onSettled: () => location.assign(paths.home()),
  })

async function readViewer(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!mayHaveSession()) return null
  try {
    return await call(api.readMe, { signal })
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null
    throw error
  }
}
