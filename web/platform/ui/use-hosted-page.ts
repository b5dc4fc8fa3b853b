import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAction } from './use-action.ts'

/** Goes to a page of the card provider, and stays busy until the browser has left. */
export function useHostedPage<Given = void>(
  open: (given: Given) => Promise<{ url: string }>,
  { refreshes }: { refreshes: QueryKey },
) {
  const queries = useQueryClient()
  const { reset, ...opening } = useAction(open, {
    keep: (_, { url }) => window.location.assign(url),
    refreshesIfRefused: [refreshes],
  })

  useEffect(() => {
    // The browser's Back may restore the page as it was, with its button still busy.
    function comeBack({ persisted }: PageTransitionEvent) {
      if (!persisted) return
      reset()
      void queries.invalidateQueries({ queryKey: refreshes })
    }
    addEventListener('pageshow', comeBack)
    return () => removeEventListener('pageshow', comeBack)
  }, [queries, refreshes, reset])

  return { go: opening.run, isLeaving: opening.isPending || opening.isSuccess }
}
