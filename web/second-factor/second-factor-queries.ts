import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/second-factor-api.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { call } from '#web/platform/http/call.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

const key = ['second factor']

export const useSecondFactor = () => useQuery({ queryKey: key, ...queryOf(api.readSecondFactor) })

export const useBeginSecondFactor = () =>
  useAction((current_password: string) =>
    call(api.beginSecondFactor, { body: { current_password } }),
  )

/** The recovery codes in the answer are shown once; nobody can read them again. */
export const useConfirmSecondFactor = () =>
  useAction((code: string) => call(api.confirmSecondFactor, { body: { code } }))

export const useProveSecondFactor = () =>
  useAction((code: string) => call(api.proveSecondFactor, { body: { code } }), {
    keep: (queries, { user }) => queries.setQueryData(viewerQuery.queryKey, user),
  })

export const useRenewRecoveryCodes = () =>
  useAction(() => call(api.renewRecoveryCodes), {
    keep: (queries) => queries.invalidateQueries({ queryKey: key }),
  })

export const useTurnOffSecondFactor = () =>
  useAction(() => call(api.turnOffSecondFactor), {
    keep: (queries, { user }) => {
      queries.setQueryData(viewerQuery.queryKey, user)
      return queries.invalidateQueries({ queryKey: key })
    },
  })

/** Takes in what setting it up has changed, once the person is done with the recovery codes. */
export function useFactorIsSetUp() {
  const queries = useQueryClient()
  return async () => {
    await queries.invalidateQueries({ queryKey: viewerQuery.queryKey })
    await queries.invalidateQueries({ queryKey: key })
  }
}
