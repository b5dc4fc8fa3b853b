import { Outlet } from '@tanstack/react-router'
import { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { FocusOnArrival } from './FocusOnArrival.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'
import { SignIn } from './SignIn.tsx'
import { SignInAgain } from './SignInAgain.tsx'
import { SkipLink } from './SkipLink.tsx'
import { TabBar } from './TabBar.tsx'
import { useLiveTrade } from './use-live-trade.ts'

/** What stands around every page. */
export function Shell() {
  const sessionEnd = useSessionEnd()
  const standing = useLiveTrade({ isPaused: sessionEnd.session !== 'lasting' })
  return (
    <div className={styles['shell']}>
      <SkipLink />
      <Header />
      <ConnectionBanner standing={standing} />
      <div id="content" tabIndex={-1} className={styles['content']}>
        <Outlet />
      </div>
      <Footer />
      <TabBar />
      <SignIn />
      <SignInAgain {...sessionEnd} />
      <FocusOnArrival />
    </div>
  )
}
