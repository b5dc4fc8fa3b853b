import { useEffect, useRef } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { useConnect, useRefreshAccount } from '../payout-queries.ts'

/** Back from Stripe: the account is read again; a link of Stripe that had expired is opened again. */
export function useReturnFromStripe({ connected }: Search) {
  const { go } = useConnect()
  const { run: refresh, isPending } = useRefreshAccount()
  const showAt = useShowAt()
  const hasActed = useRef(false)
  useEffect(() => {
    if (connected === undefined || hasActed.current) return
    hasActed.current = true
    // So that loading the page again does none of this again.
    showAt(paths.payouts())
    void (connected === 'again' ? go() : refresh())
  })
  return { isReturning: isPending }
}
