import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import * as api from '#market/messages/question-api.ts'
import { call } from '#web/platform/http/call.ts'
import { useAction } from '#web/platform/ui/use-action.ts'
import { questionsKey } from '#web/offers/questions/questions-key.ts'

export const useQuestion = (id: number) =>
  useQuery({
    queryKey: [...questionsKey, id],
    queryFn: ({ signal }) => call(api.readQuestion, { params: { id }, signal }),
    throwOnError: false,
  })

/** What the buyer asked about a lot, if anything. */
export const useQuestionOnLot = (productId: number) =>
  useQuery({
    queryKey: [...questionsKey, 'lot', productId],
    queryFn: async ({ signal }) =>
      (await call(api.readQuestionOnLot, { params: { id: productId }, signal })).data,
    throwOnError: false,
  })

/** The text shows at once, from the mutation itself, until the messages are there again. */
function useWriting(write: (text: string) => Promise<unknown>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => queries.invalidateQueries({ queryKey: questionsKey }),
  })
}

export const useAskQuestion = (productId: number) =>
  useWriting((text) => call(api.askQuestion, { params: { id: productId }, body: { text } }))

export const useWriteOnQuestion = (id: number) =>
  useWriting((text) => call(api.writeOnQuestion, { params: { id }, body: { text } }))

export const useMarkQuestionRead = () =>
  useAction(
    ({ id, upTo }: { id: number; upTo: number }) =>
      call(api.markQuestionRead, { params: { id }, body: { up_to: upTo } }),
    { refreshes: [questionsKey] },
  )
