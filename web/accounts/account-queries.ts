import { queryOptions, useQuery } from '@tanstack/react-query'
import { mayHaveSession } from './session-mark.ts'

/** The signed-in user, or null. Asked once: a sign-in puts its answer here. */
export const viewerQuery = queryOptions({
  queryKey: ['viewer'],
  queryFn: async ({ signal }) => {
    if (!mayHaveSession()) return null
    // A visitor's first page does without the contract and what checks it.
    const { readViewer } = await import('./read-viewer.ts')
    return readViewer(signal)
  },
  staleTime: Infinity,
  gcTime: Infinity,
})

export const useViewer = () => useQuery(viewerQuery).data ?? null
