import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/second-factor-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'

const key = ['second factor']

export const useSecondFactor = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(api.readSecondFactor, { signal }) })

export const useBeginSecondFactor = () =>
  useMutation({
    mutationFn: (current_password: string) =>
      call(api.beginSecondFactor, { body: { current_password } }),
  })

/** The recovery codes in the answer are shown once; nobody can read them again. */
export const useConfirmSecondFactor = () =>
  useMutation({ mutationFn: (code: string) => call(api.confirmSecondFactor, { body: { code } }) })

export function useProveSecondFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(api.proveSecondFactor, { body: { code } }),
    onSuccess: ({ user }) => queries.setQueryData(viewerQuery.queryKey, user),
  })
}

export function useRenewRecoveryCodes() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.renewRecoveryCodes),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  })
}

export function useTurnOffSecondFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(api.turnOffSecondFactor),
    onSuccess: async ({ user }) => {
      queries.setQueryData(viewerQuery.queryKey, user)
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}

/** Takes in what setting it up has changed, once the person is done with the recovery codes. */
export function useFactorIsSetUp() {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: viewerQuery.queryKey })
    await queries.invalidateQueries({ queryKey: key })
  }
}
