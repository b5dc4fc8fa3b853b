import { MailX } from 'lucide-react'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { SignedInAs } from '#web/accounts/SignedInAs.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { NoticeIcon } from './NoticeIcon.tsx'

export function NotApproved() {
  usePageTitle('Your application')
  return (
    <main className="col g6">
      <NoticeIcon icon={MailX} />
      <AuthHead title="Your application was not approved">
        <p>Thank you for your interest in Lotline. We sent you the reason via email.</p>
      </AuthHead>
      <ButtonLink href={paths.home()}>Back to Home</ButtonLink>
      <SignedInAs />
    </main>
  )
}
