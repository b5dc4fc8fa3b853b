import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { LegalLinks } from '#web/legal-pages/LegalLinks.tsx'
import { Header } from './header/Header.tsx'
import { LiveConnection, MemberOverlays, MemberHeader, TabBar } from './member-parts.ts'
import styles from './Shell.module.css'
import { SignInAgain } from './SignInAgain.tsx'
import { VisitorHeader } from './header/VisitorHeader.tsx'

/** The frame around the marketplace's pages. */
export function Shell() {
  const viewer = useViewer()
  const sessionEnd = useSessionEnd()
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <Header>
        <Suspense>{viewer ? <MemberHeader viewer={viewer} /> : <VisitorHeader />}</Suspense>
      </Header>
      <Suspense>
        {viewer && <LiveConnection isPaused={sessionEnd.session !== 'lasting'} />}
      </Suspense>
      <div id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </div>
      <Footer isSignedIn={viewer !== null} />
      <Suspense>{viewer && <TabBar viewer={viewer} />}</Suspense>
      <Suspense>{viewer && <MemberOverlays viewer={viewer} />}</Suspense>
      <SignInAgain {...sessionEnd} />
    </div>
  )
}

const LINKEDIN = 'https://www.linkedin.com/company/lotline'

const YEAR = new Date().getFullYear()

function Footer({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <footer className={styles['foot']}>
      <div>
        <span>© {YEAR} Lotline</span>
        <a href={LINKEDIN} target="_blank" rel="noreferrer">
          LinkedIn
        </a>
        <LegalLinks />
        {isSignedIn && <a href="/docs">API reference</a>}
      </div>
    </footer>
  )
}

function SkipLink() {
  return (
    <a
      href="#content"
      className={styles['skip']}
      onClick={(event) => {
        // Changing the address would add a step to Back.
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
