import { lazy, Suspense } from 'react'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { Skeleton } from '#web/platform/ui/Skeleton.tsx'
import type { SignInDialogName } from '../open-sign-in-dialog.ts'

type Props = {
  /** What it shows, or showed last, while it goes. */
  shows: SignInDialogName
  open: boolean
  onClose: () => void
  onSignedIn: () => void
}

const TITLES = { sign_in: 'Sign In', sign_up: 'Sign Up', forgot_password: 'Forgot Password' }
/** The room each takes, so that the dialog does not move when it is there. */
const HEIGHTS = { sign_in: 340, sign_up: 188, forgot_password: 200 }

/** One dialog with changing content, so that at its end focus goes back to where it was before the first. */
export function SignInDialog({ shows, open, onClose, onSignedIn }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={TITLES[shows]}>
      <DialogBody className="col g4">
        <Suspense
          fallback={
            <Loading>
              <Skeleton height={HEIGHTS[shows]} />
            </Loading>
          }
        >
          {shows === 'sign_in' && <SignInPanel onSignedIn={onSignedIn} />}
          {shows === 'sign_up' && <SignUpPanel />}
          {shows === 'forgot_password' && <ForgotPasswordPanel />}
        </Suspense>
      </DialogBody>
    </Dialog>
  )
}

/** Each with what only it needs: two links do without the forms. */
const SignInPanel = lazy(async () => {
  const file = await import('./SignInPanel.tsx')
  return { default: file.SignInPanel }
})
const SignUpPanel = lazy(async () => {
  const file = await import('./SignUpPanel.tsx')
  return { default: file.SignUpPanel }
})
const ForgotPasswordPanel = lazy(async () => {
  const file = await import('./ForgotPasswordPanel.tsx')
  return { default: file.ForgotPasswordPanel }
})
