import { useEffect, useRef, useState } from 'react'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { useConnect } from '../payout-queries.ts'

const POLL_MS = 3000
// What Stripe makes of the details arrives within seconds.
const PATIENCE_MS = 30_000

/** Back from Stripe: what it made of the details is looked for; a link that had expired is opened again. */
export function useReturnFromStripe({ connected }: Search) {
  const { go } = useConnect()
  const showAt = useShowAt()
  const [isReturning, setReturning] = useState(connected === 'back')
  const hasActed = useRef(false)
  useEffect(() => {
    if (connected === undefined || hasActed.current) return
    hasActed.current = true
    // So that loading the page again does none of this again.
    showAt(paths.payouts())
    if (connected === 'again') void go()
  })
  useEffect(() => {
    if (!isReturning) return undefined
    const timer = setTimeout(() => setReturning(false), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isReturning])
  return { pollMs: isReturning ? POLL_MS : undefined }
}
