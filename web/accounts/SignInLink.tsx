import type { ReactNode } from 'react'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useOpenSignInDialog, type SignInDialogName } from './open-sign-in-dialog.ts'

const ADDRESSES = {
  sign_in: paths.signIn(),
  sign_up: paths.signUp(),
  forgot_password: paths.forgotPassword(),
}

type Props = { to: SignInDialogName; children: ReactNode; className?: string | undefined }

/** From one modal to another, without forgetting where the person wanted to go. */
export function SignInLink({ to, children, className }: Props) {
  const from = useOpenSignInDialog()?.from ?? paths.home()
  return (
    <Link
      href={ADDRESSES[to]}
      replace
      state={{ signInDialog: { name: to, from } }}
      className={className}
    >
      {children}
    </Link>
  )
}
