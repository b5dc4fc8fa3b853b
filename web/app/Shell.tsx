import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { LegalLinks } from '#web/legal-pages/LegalLinks.tsx'
import { useHasResults, useIsLoading } from '#web/platform/page-parts.ts'
import { classes } from '#web/platform/ui/classes.ts'
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
      <SkipToResults />
      <SkipLink to="#content">Skip to content</SkipLink>
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
    <footer
      className={classes(
        styles['foot'],
        isSignedIn && styles['ofMembers'],
        useIsLoading() && styles['below'],
      )}
    >
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

function SkipToResults() {
  return useHasResults() && <SkipLink to="[data-results]">Skip to results</SkipLink>
}

type SkipLinkProps = {
  /** The first element that this selects gets the focus. */
  to: string
  children: string
}

function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a
      href="#content"
      data-leads-to={to}
      suppressHydrationWarning
      className={styles['skip']}
      onClick={(event) => {
        // Changing the address would add a step to Back.
        event.preventDefault()
        const target = document.querySelector<HTMLElement>(to)
        if (!target) return
        target.tabIndex = -1
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
