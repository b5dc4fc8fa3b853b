import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import * as api from '#market/accounts/account-api.ts'
import type { CurrentUser } from '#market/accounts/account-api.ts'
import { call } from '#web/platform/http/call.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { mayHaveSession, noteSession } from './session-mark.ts'

/** The signed-in user, or null. Asked once: sign-in and sign-out put their answer here. */
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
      const isSamePerson = queries.getQueryData(viewerQuery.queryKey)?.id === user.id
      if (!isSamePerson) forgetTheRest(queries)
      queries.setQueryData(viewerQuery.queryKey, user)
      if (isSamePerson) void queries.invalidateQueries()
    },
  })
}

/** The page forgets the person whatever the server answers. */
export function useSignOut() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.signOut),
    onSettled: () => {
      forgetTheRest(queries)
      queries.setQueryData(viewerQuery.queryKey, null)
    },
  })
}

/** Drops all that was fetched for the person before. */
function forgetTheRest(queries: QueryClient) {
  const [viewerKey] = viewerQuery.queryKey
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== viewerKey })
}

async function readViewer(signal: AbortSignal): Promise<CurrentUser | null> {
  if (!mayHaveSession()) return null
  try {
    return await call(api.readMe, { signal })
  } catch (error) {
    if (isCallError(error) && error.status === 401) return null
    throw error
  }
}
