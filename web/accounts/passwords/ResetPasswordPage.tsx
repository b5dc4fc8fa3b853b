import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { INVITATION, LINK_OF_ANOTHER } from '#market/accounts/account-link.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { AuthHead } from '../AuthHead.tsx'
import { LinkOfAnother } from '../links/LinkOfAnother.tsx'
import { isCallError } from '#web/platform/http/call-error.ts'
import { isLinkExpired } from '../links/is-link-expired.ts'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useResetPassword } from './password-queries.ts'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { SignInLink } from '../SignInLink.tsx'

export function ResetPasswordPage() {
  const isInvited = useLocation().hash.startsWith(INVITATION)
  const title = isInvited ? 'Choose Your Password' : 'Reset Password'
  usePageTitle(title)
  const router = useRouter()
  const { token = '' } = useParams({ strict: false })
  const reset = useResetPassword()
  if (isLinkExpired(reset.error)) return <ResetLinkOver />

  // Replaces the history entry, so that the token does not stay in it.
  const enter = () => void router.navigate({ to: paths.home(), replace: true })
  const { error, variables } = reset
  if (isCallError(error) && error.code === LINK_OF_ANOTHER && variables)
    return (
      <LinkOfAnother
        reason={error.message}
        isBusy={reset.isPending}
        onSwitch={() => reset.mutate({ ...variables, switch: true }, { onSuccess: enter })}
      />
    )
  return (
    <main className="col g6">
      <AuthHead title={title}>
        <p>
          {isInvited
            ? 'Only you know it. You’ll be signed in right away.'
            : 'Choose a new password. You’ll be signed in here and signed out everywhere else.'}
        </p>
      </AuthHead>
      <NewPasswordForm
        label={isInvited ? 'Choose Password' : 'Reset Password'}
        send={(chosen) => reset.mutateAsync({ token, ...chosen })}
        onSaved={enter}
      />
    </main>
  )
}

function ResetLinkOver() {
  return (
    <main className="col g6">
      <AuthHead title="Request a new link">
        <p>{LINK_EXPIRED} Your password hasn’t changed.</p>
      </AuthHead>
      <ButtonLink kind="primary" size="large" href={paths.forgotPassword()} replace>
        Send a New Link
      </ButtonLink>
      <p className="t13 muted">
        Know your password? <SignInLink to="sign_in">Sign In</SignInLink>
      </p>
    </main>
  )
}
