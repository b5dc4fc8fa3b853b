import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/accounts/mail-preferences-api.ts'
import type { MailTopic } from '#market/accounts/mail-topics.ts'
import { changeMailByLink } from '#market/accounts/unsubscribe-api.ts'
import { call } from '#web/platform/http/call.ts'
import { carried } from '#web/platform/http/carried.ts'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { mutedAfter, undoing, type MailChoice } from './mail-choice.ts'

const mailKey = ['mail preferences']

export const useMutedMails = () =>
  useQuery({
    queryKey: mailKey,
    queryFn: async ({ signal }) => (await call(api.readMailPreferences, { signal })).muted,
    initialData: () => carried(api.readMailPreferences)?.muted,
  })

/** Updates optimistically and rolls back on failure; quick changes are saved one after the other. */
export function useChooseMails() {
  const queries = useQueryClient()
  const held = () => queries.getQueryData<MailTopic[]>(mailKey) ?? []
  const hold = (choice: MailChoice) => queries.setQueryData(mailKey, mutedAfter(held(), choice))

  return useMutation({
    scope: { id: 'mail preferences' },
    mutationFn: (_choice: MailChoice) =>
      call(api.updateMailPreferences, { body: { muted: held() } }),
    onMutate: (choice) => {
      const undo = undoing(held(), choice)
      hold(choice)
      return undo
    },
    onError: ({ message }, _choice, undo) => {
      if (undo) hold(undo)
      toastProblem(message)
    },
  })
}

type Link = { topic: string; token: string }

/** Turns the mails off as the page opens: its address alone, which scanners open too, does nothing. */
export const useTurnOff = (link: Link) =>
  useQuery({
    queryKey: ['turn off mails', link],
    queryFn: () => call(changeMailByLink, { params: link, body: { wanted: false } }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    throwOnError: false,
  })

export const useChangeMail = (link: Link) =>
  useAction((wanted: boolean) => call(changeMailByLink, { params: link, body: { wanted } }))
