import { useMutation, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { submitDelay } from '#web/platform/http/submit-delay.ts'
import { toastProblem } from './toasts/toasts.ts'

type Effects<Given, Answer> = {
  /** Sent a moment later, as every form is. */
  isForm?: boolean
  /** What pages show of it once it is done. */
  keep?: (queries: QueryClient, answer: Answer, given: Given) => unknown
  /** What is fetched again, after a refusal too: a refusal can mean that things have changed. */
  refreshes?: readonly QueryKey[]
  /** What is fetched again after a refusal alone, where the answer carries it. */
  refreshesIfRefused?: readonly QueryKey[]
}

/** Something that a press does at the server, with what it changes on the pages. */
export function useAction<Given = void, Answer = unknown>(
  act: (given: Given) => Promise<Answer>,
  { isForm = false, keep, refreshes = [], refreshesIfRefused = [] }: Effects<Given, Answer> = {},
) {
  const queries = useQueryClient()
  const refresh = (keys: readonly QueryKey[]) =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
  const action = useMutation({
    mutationFn: async (given: Given) => {
      if (isForm) await submitDelay()
      return act(given)
    },
    onSuccess: (answer, given) => keep?.(queries, answer, given),
    onError: () => refresh(refreshesIfRefused),
    onSettled: () => refresh(refreshes),
  })

  /** Says a refusal in words. Answers whether it was done; it is told even if the button is gone by then. */
  async function run(given: Given, tell?: (answer: Answer) => void) {
    try {
      const answer = await action.mutateAsync(given)
      tell?.(answer)
      return true
    } catch (error) {
      toastProblem(error instanceof Error ? error.message : String(error))
      return false
    }
  }
  return { ...action, run }
}
