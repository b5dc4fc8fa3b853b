import * as api from '#market/accounts/password-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { viewerQuery } from '../account-queries.ts'
import { useArrival } from '../use-arrival.ts'

export const useRequestReset = () =>
  useAction((email: string) => call(api.requestReset, { body: { user: { email } } }), {
    isForm: true,
  })

type Reset = { token: string; password: string; password_confirmation: string; switch?: true }

export function useResetPassword() {
  const arrive = useArrival()
  return useAction(
    ({ token, ...chosen }: Reset) =>
      call(api.resetPassword, { body: { user: { ...chosen, reset_password_token: token } } }),
    { isForm: true, keep: (_, { user }) => arrive(user) },
  )
}

/** The first password; a buyer's opens the marketplace. */
export const useCreatePassword = () =>
  useAction(
    (password: string) => call(api.updateMe, { body: { password, status: 'password_created' } }),
    {
      isForm: true,
      keep: (queries, user) => queries.setQueryData(viewerQuery.queryKey, user),
    },
  )
