import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useViewer } from '../account-queries.ts'
import { AuthHead } from '../AuthHead.tsx'
import { useStageChange } from '../use-stage-change.ts'
import { SignedInAs } from '../SignedInAs.tsx'
import { MailCheck } from 'lucide-react'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { useRequestConfirmation } from './magic-link-queries.ts'

/** All that opens for an approved seller, or a new subscriber, before a mailed link was used. */
export function ConfirmEmailPage() {
  usePageTitle('Confirm your email address')
  const viewer = useViewer()
  useStageChange()
  if (!viewer) return null
  return (
    <main className="col g6">
      <AuthHead title="Confirm your email address">
        <p>
          We sent a link to <b>{viewer.email}</b>. Open it in this browser to
          {viewer.seller ? ' open your shop' : ' see your daily leads'}.
        </p>
      </AuthHead>
      <SendConfirmation />
      <p className="t13 muted">
        Not your address? Sign out and {viewer.seller ? 'apply' : 'sign up'} again with the right
        one.
      </p>
      <SignedInAs />
    </main>
  )
}

/** Mails another link to the viewer's own address. */
function SendConfirmation() {
  const link = useRequestConfirmation()
  return (
    <>
      <output className="col g4">
        {link.error && <Banner tone="red">{link.error.message}</Banner>}
        {link.data && (
          <Banner tone="green" icon={MailCheck}>
            {link.data.message}
          </Banner>
        )}
      </output>
      <Button size="large" busy={link.isPending} onClick={() => link.mutate()}>
        Send a New Link
      </Button>
    </>
  )
}
