import { useEffect, useRef } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useConnect, useRefreshAccount } from './payout-queries.ts'

/**
 * Back from a page of Stripe. Of an account, how it stands is read again, or its link that had expired is opened again;
 * a debt is settled once the payment is confirmed.
 */
export function useStripeReturn({ connected, debt }: Search) {
  const { go } = useConnect()
  const { run: refresh, isPending } = useRefreshAccount()
  const showAt = useShowAt()
  const hasActed = useRef(false)
  useEffect(() => {
    if ((connected ?? debt) === undefined || hasActed.current) return
    hasActed.current = true
    // So that loading the page again does none of this again.
    showAt(paths.payouts())
    if (debt !== undefined) toast('Thank you. Your balance changes once your payment is confirmed.')
    else void (connected === 'again' ? go() : refresh())
  })
  return { isReturning: isPending }
}
