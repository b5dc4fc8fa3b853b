import { useEffect, useRef } from 'react'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useRefreshSamples } from './samples-queries.ts'

/** How the reader came back from the provider's pages; the server asks the provider for the result. */
export type Visit = 'none' | 'asking' | 'unpaid' | 'unconfirmed'

export function useReturn({ subscribed, managed }: Search): Visit {
  const refresh = useRefreshSamples()
  const isReturn = subscribed !== undefined || managed !== undefined
  const hasAsked = useRef(false)
  useEffect(() => {
    if (!isReturn || hasAsked.current) return
    hasAsked.current = true
    refresh.mutate()
  })
  if (!isReturn) return 'none'
  if (subscribed === 'false') return 'unpaid'
  return refresh.isIdle || refresh.isPending ? 'asking' : subscribed ? 'unconfirmed' : 'none'
}
