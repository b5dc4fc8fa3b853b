import { Banner } from '#web/platform/ui/Banner.tsx'
import { Dialog } from '#web/platform/ui/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/DialogBody.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = {
  open: boolean
  /** The page behind belongs to a session that ended, and is kept. */
  sessionEnded?: boolean | undefined
  onClose: () => void
  onSignedIn: () => void
}

export function SignInDialog({ open, sessionEnded, onClose, onSignedIn }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign In">
      <DialogBody className="col g4">
        {sessionEnded && (
          <Banner tone="amber">
            You were signed out. Sign in to go on: this page stays as you left it.
          </Banner>
        )}
        <SignInForm onSignedIn={onSignedIn} />
        {import.meta.env.DEV && <DemoSignIns onSignedIn={onSignedIn} />}
      </DialogBody>
    </Dialog>
  )
}
