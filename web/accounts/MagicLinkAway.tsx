import { Button } from '#web/platform/ui/Button.tsx'
import { AuthHead } from './AuthHead.tsx'

type Props = { reason: string; onRetry: () => void }

/** The link may well be good: it could not be asked about. */
export function MagicLinkAway({ reason, onRetry }: Props) {
  return (
    <main className="col g6">
      <AuthHead title="You are not signed in yet">
        <p role="alert">{reason}</p>
      </AuthHead>
      <Button kind="primary" size="large" onClick={onRetry}>
        Try Again
      </Button>
    </main>
  )
}
