import { useViewer } from '../account-queries.ts'
import { AuthHead } from '../AuthHead.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'

type Props = {
  /** Says whose link it is. */
  reason: string
  isBusy: boolean
  onSwitch: () => void
}

/** Asks before a mailed link signs another person in. */
export function LinkOfAnother({ reason, isBusy, onSwitch }: Props) {
  const viewer = useViewer()
  return (
    <main className="col g6">
      <AuthHead title="Switch accounts?">
        <p role="alert">{reason}</p>
        {viewer && (
          <p>
            You are signed in as <b>{viewer.email}</b>. Switching signs you out of that account in
            this browser.
          </p>
        )}
      </AuthHead>
      <Button kind="primary" size="large" busy={isBusy} onClick={onSwitch}>
        Switch Accounts
      </Button>
      <ButtonLink size="large" href={paths.home()} replace>
        Stay Signed In
      </ButtonLink>
    </main>
  )
}
