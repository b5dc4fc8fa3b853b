import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { useStageChange } from '#web/accounts/use-stage-change.ts'
import { SignedInAs } from '#web/accounts/SignedInAs.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { NoticeIcon } from './NoticeIcon.tsx'

type Props = {
  /** What cannot wait for the answer. */
  notice?: ReactNode
  /** What can be done meanwhile. */
  children?: ReactNode
}

export function Submitted({ notice, children }: Props) {
  usePageTitle('Thanks for your submission')
  useStageChange()
  return (
    <main className="col g6">
      <NoticeIcon icon={MailCheck} />
      <AuthHead title="Thanks for your submission">
        <p>We will review your application and you have been added to the waitlist.</p>
        <p>We will respond via email in 24 hours.</p>
      </AuthHead>
      {notice}
      <div className="row wrap">
        {children}
        <ButtonLink href={paths.home()}>Back to Home</ButtonLink>
      </div>
      <SignedInAs />
    </main>
  )
}
