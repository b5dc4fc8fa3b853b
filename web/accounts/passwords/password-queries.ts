import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/password-api.ts'
import { call } from '#web/platform/http/call.ts'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { viewerQuery } from '../account-queries.ts'
import { useArrival } from '../use-arrival.ts'

export const useRequestReset = () =>
  useMutation({
    mutationFn: async (email: string) => {
      await submitDelay()
      return call(api.requestReset, { body: { user: { email } } })
    },
  })

type Reset = { token: string; password: string; password_confirmation: string; switch?: true }

export function useResetPassword() {
  const arrive = useArrival()
  return useMutation({
    mutationFn: async ({ token, ...chosen }: Reset) => {
      await submitDelay()
      return call(api.resetPassword, { body: { user: { ...chosen, reset_password_token: token } } })
    },
    onSuccess: ({ user }) => arrive(user),
  })
}

/** The first password; a buyer's opens the marketplace. */
export function useCreatePassword() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (password: string) => {
      await submitDelay()
      return call(api.updateMe, { body: { password, status: 'password_created' } })
    },
    onSuccess: (user) => queries.setQueryData(viewerQuery.queryKey, user),
  })
}
