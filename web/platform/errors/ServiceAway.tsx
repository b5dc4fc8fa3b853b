import { CloudOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'

const SECOND_MS = 1000
const DEFAULT_WAIT_S = 5
const LONGEST_WAIT_S = 30

type Props = {
  /** Seconds the server asked to wait. */
  retryAfter?: number | undefined
  onRetry: () => void
}

/** Says that the service is down, and retries automatically. */
export function ServiceAway({ retryAfter = DEFAULT_WAIT_S, onRetry }: Props) {
  const wait = Math.min(Math.max(retryAfter, 1), LONGEST_WAIT_S)
  const [seconds, setSeconds] = useState(0)
  const left = wait - (seconds % wait)
  const retry = useEffectEvent(onRetry)

  useEffect(() => {
    const clock = setTimeout(() => {
      if (left === 1) retry()
      setSeconds(seconds + 1)
    }, SECOND_MS)
    return () => clearTimeout(clock)
  }, [seconds, left])

  return (
    <main className="page">
      <h1 className="sr">Away</h1>
      <EmptyState
        icon={CloudOff}
        title="Lotline is temporarily unavailable"
        actions={<Button onClick={onRetry}>Try now</Button>}
      >
        Your saved work is safe. This page reloads automatically.{' '}
        <span className="tnum" aria-live="off">
          Trying again in {left} s.
        </span>
      </EmptyState>
    </main>
  )
}
