import { MailX } from 'lucide-react'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { SignedInAs } from '#web/accounts/SignedInAs.tsx'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { NoticeIcon } from './NoticeIcon.tsx'

export function NotApproved() {
  usePageTitle('Your application')
  return (
    <main className="col g6">
      <NoticeIcon icon={MailX} />
      <AuthHead title="Your application was not approved">
        <p>Thank you for your interest in Lotline. We sent you the reason via email.</p>
      </AuthHead>
      <SignedInAs />
    </main>
  )
}
