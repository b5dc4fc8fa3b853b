import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isCallError } from '#web/platform/http/call-error.ts'
import { isServiceAway } from '#web/platform/http/retry.ts'
import { CrashScreen } from './CrashScreen.tsx'
import { ServiceAway } from './ServiceAway.tsx'

type Props = { error: unknown; reset: () => void }

/** What a page shows instead of itself; fits the router's `errorComponent`. */
export function ErrorScreen({ error, reset }: Props) {
  const queries = useQueryErrorResetBoundary()
  const router = useRouter({ warn: false })

  function tryAgain() {
    queries.reset()
    reset()
    void router?.invalidate()
  }

  if (!isServiceAway(error)) return <CrashScreen error={error} />
  return (
    <ServiceAway
      retryAfter={isCallError(error) ? error.retryAfter : undefined}
      onRetry={tryAgain}
    />
  )
}
