import { Banner } from '#web/platform/ui/Banner.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { open: boolean; onClose: () => void; onSignedIn: () => void }

/** The page behind belongs to a session that ended, and is kept. */
export function SignInAgainDialog({ open, onClose, onSignedIn }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Sign In">
      <DialogBody className="col g4">
        <Banner tone="amber">
          You were signed out. Sign in to continue. Your work on this page is kept.
        </Banner>
        <SignInForm onSignedIn={onSignedIn} />
        {import.meta.env.DEV && <DemoSignIns onSignedIn={onSignedIn} />}
      </DialogBody>
    </Dialog>
  )
}
