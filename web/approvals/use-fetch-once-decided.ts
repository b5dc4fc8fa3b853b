import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** What had waited waits no more: a colleague may have approved it, and so changed what is on view. */
export function useFetchOnceDecided(isWaiting: boolean, queryKey: QueryKey) {
  const queries = useQueryClient()
  const didWait = useRef(false)
  useEffect(() => {
    if (didWait.current && !isWaiting) void queries.invalidateQueries({ queryKey })
    didWait.current = isWaiting
  }, [isWaiting, queries, queryKey])
}
