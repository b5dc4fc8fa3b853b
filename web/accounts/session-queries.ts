import { useMutation } from '@tanstack/react-query'
import * as api from '#market/accounts/session-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { viewerQuery } from './account-queries.ts'
import { tellTabs } from './session-tabs.ts'
import { useArrival } from './use-arrival.ts'

export function useSignIn() {
  const arrive = useArrival()
  return useAction(
    (user: { email: string; password: string }) => call(api.signIn, { body: { user } }),
    {
      isForm: true,
      keep: (queries, { user }) => {
        const isBack = queries.getQueryData(viewerQuery.queryKey)?.id === user.id
        arrive(user)
        if (isBack) void queries.invalidateQueries()
      },
    },
  )
}

/** Reloads the page, so that none of the user's data stays in memory. */
export const useSignOut = () =>
  useMutation({
    mutationFn: () => call(api.signOut),
    onSuccess: () => {
      tellTabs(null)
      location.assign(paths.home())
    },
    // A user who wrongly believes they are signed out would leave the account open.
    onError: () => toastProblem('You are still signed in. Try Sign Out again.'),
  })
