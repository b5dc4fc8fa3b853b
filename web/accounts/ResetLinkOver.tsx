import { LINK_OVER } from '#market/accounts/password-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { AuthHead } from './AuthHead.tsx'
import { SignInLink } from './SignInLink.tsx'

export function ResetLinkOver() {
  return (
    <main className="col g6">
      <AuthHead title="Ask for a new link">
        <p>{LINK_OVER} Your password is unchanged.</p>
      </AuthHead>
      <ButtonLink kind="primary" size="large" href={paths.forgotPassword()} replace>
        Send a New Link
      </ButtonLink>
      <p className="t13 muted">
        You know your password? <SignInLink to="sign_in">Sign In</SignInLink>
      </p>
    </main>
  )
}
