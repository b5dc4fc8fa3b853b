import { useQuery } from '@tanstack/react-query'
import { requestConfirmation } from '#market/accounts/address-api.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import * as api from '#market/accounts/magic-link-api.ts'
import { afterMagicLink } from '#market/accounts/pages.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { useArrival } from '../use-arrival.ts'

type Opened = { token: string; mayReplace: boolean }

/** Uses the link, so the query runs once; returns where the link leads. */
export function useMagicSignIn({ token, mayReplace }: Opened) {
  const arrive = useArrival()
  return useQuery({
    queryKey: ['magic sign-in', token, mayReplace],
    queryFn: async () => {
      const user = await call(api.magicSignIn, {
        query: { magic_sauce: token, ...(mayReplace && { switch: 'true' }) },
      })
      const to = afterMagicLink(standingOf(user))
      arrive(user, to)
      return to
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
  })
}

export const useNewMagicLink = () =>
  useAction((token: string) => call(api.requestMagicLink, { body: { token } }))

export const useRequestConfirmation = () => useAction(() => call(requestConfirmation))
