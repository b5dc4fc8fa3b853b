import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LiveConnection, MemberOverlays, MemberTools, TabBar } from './member-parts.ts'
import styles from './Shell.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import { SkipLink } from './SkipLink.tsx'
import { VisitorTools } from './VisitorTools.tsx'

/** What stands around the pages of the marketplace. */
export function Shell() {
  const viewer = useViewer()
  const sessionEnd = useSessionEnd()
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <Header>
        <Suspense>{viewer ? <MemberTools viewer={viewer} /> : <VisitorTools />}</Suspense>
      </Header>
      <Suspense>
        {viewer && <LiveConnection isPaused={sessionEnd.session !== 'lasting'} />}
      </Suspense>
      <div id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </div>
      <Footer />
      <Suspense>{viewer && <TabBar viewer={viewer} />}</Suspense>
      <Suspense>{viewer && <MemberOverlays viewer={viewer} />}</Suspense>
      <SignInAgain {...sessionEnd} />
    </div>
  )
}
