import { MailCheck } from 'lucide-react'
import { LINK_EXPIRED } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { AuthHead } from '../AuthHead.tsx'
import { SignInLink } from '../SignInLink.tsx'
import { useNewMagicLink } from './magic-link-queries.ts'

type Props = { token: string }

export function ExpiredMagicLink({ token }: Props) {
  const link = useNewMagicLink()
  return (
    <main className="col g6">
      <AuthHead title="Request a new link">
        <p>{LINK_EXPIRED}</p>
      </AuthHead>
      <output className="col g4">
        {link.error && <Banner tone="red">{link.error.message}</Banner>}
        {link.data && (
          <Banner tone="green" icon={MailCheck}>
            {link.data.message}
          </Banner>
        )}
      </output>
      {!link.data && (
        <Button
          kind="primary"
          size="large"
          busy={link.isPending}
          onClick={() => link.mutate(token)}
        >
          Send a New Link
        </Button>
      )}
      <p className="t13 muted">
        Have a password? <SignInLink to="sign_in">Sign In</SignInLink> or{' '}
        <SignInLink to="forgot_password">get a link to reset it</SignInLink>.
      </p>
    </main>
  )
}
