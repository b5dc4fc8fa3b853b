import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/messages/message-api.ts'
import type { Message } from '#market/messages/message.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { offersKey } from '../offers-key.ts'

type Read = { messages: Message[]; unread_count: number; can_write: boolean }

// Fetched again with the offers, whenever the other side has written.
const messagesKey = (offerId: string) => [...offersKey, offerId, 'messages'] as const

export const useMessages = (offerId: string) =>
  useQuery({
    queryKey: messagesKey(offerId),
    queryFn: ({ signal }) => call(api.readMessages, { params: { id: Number(offerId) }, signal }),
    // The offer is read and answered without them.
    throwOnError: false,
  })

/** Its text shows at once, from the mutation itself; the answer's message then takes its place. */
export function useSendMessage(offerId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (text: string) =>
      call(api.sendMessage, { params: { id: Number(offerId) }, body: { text } }),
    onSuccess: async ({ message }) => {
      // A list requested before would be without it.
      await queries.cancelQueries({ queryKey: messagesKey(offerId) })
      queries.setQueryData<Read>(
        messagesKey(offerId),
        (read) => read && { ...read, messages: [...read.messages, message] },
      )
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: messagesKey(offerId) })
    },
  })
}

/** Marks what the reader has seen; the marks on rows and cards go with the next fetch. */
export const useMarkMessagesRead = (offerId: string) =>
  useAction(
    (upTo: number) =>
      call(api.markMessagesRead, { params: { id: Number(offerId) }, body: { up_to: upTo } }),
    {
      keep: (queries, { unread_count }) =>
        queries.setQueryData<Read>(
          messagesKey(offerId),
          (read) => read && { ...read, unread_count },
        ),
    },
  )
