import { useQuery } from '@tanstack/react-query'
import * as api from '#market/accounts/unsubscribe-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'

type Link = { topic: string; token: string }

/** Turns the mails off as the page opens: its address alone, which scanners open too, does nothing. */
export const useTurnOff = (link: Link) =>
  useQuery({
    queryKey: ['turn off mails', link],
    queryFn: () => call(api.changeMailByLink, { params: link, body: { wanted: false } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
  })

export const useChangeMail = (link: Link) =>
  useAction((wanted: boolean) => call(api.changeMailByLink, { params: link, body: { wanted } }))
