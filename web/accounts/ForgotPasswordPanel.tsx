import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { SignInLink } from './SignInLink.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { useRequestReset } from './password-queries.ts'
import { ResetAsked } from './ResetAsked.tsx'

export function ForgotPasswordPanel() {
  const reset = useRequestReset()
  return (
    <>
      {reset.data ? (
        <ResetAsked message={reset.data.message} />
      ) : (
        <ForgotPasswordForm reset={reset} />
      )}
      <div className="row between wrap">
        <SignInLink to="sign_in">Back to Sign In</SignInLink>
        <Link href={paths.becomeBuyer()}>Become a Buyer</Link>
      </div>
    </>
  )
}
