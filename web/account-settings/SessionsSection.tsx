import { type RefObject, useRef } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { AccountSection } from './AccountSection.tsx'
import { EndOtherSessions } from './EndOtherSessions.tsx'
import { RecentSignIns } from './RecentSignIns.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { useSessions } from './session-list-queries.ts'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'
import type { OpenSession } from '#market/accounts/session-list-api.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { SessionRow } from './SessionRow.tsx'
import styles from './Sessions.module.css'

const WHERE = 'Where you are signed in.'
const END = 'Sessions end after 7 days.'
const STAFF_END = 'Sessions end after 3 days without use, and after 7 days at the latest.'

export function SessionsSection() {
  const { data: sessions, error, refetch } = useSessions()
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  const isStaff = useViewer()?.admin
  const section = useRef<HTMLElement>(null)

  return (
    <AccountSection
      id="sessions"
      ref={section}
      summary={isStaff ? `${WHERE} ${STAFF_END}` : `${WHERE} ${END}`}
      action={others > 0 && <EndOtherSessions count={others} />}
    >
      {!sessions && error && (
        <SectionProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!sessions && !error && <SessionsSkeleton />}
      {sessions && <SessionList sessions={sessions} section={section} />}
      <RecentSignIns />
    </AccountSection>
  )
}

type Props = { sessions: readonly OpenSession[]; section: RefObject<HTMLElement | null> }

function SessionList({ sessions, section }: Props) {
  useFocusFallback(section, sessions.length, 'h2')
  return (
    <ul className={styles['sessions']} aria-label="Signed in now">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} />
      ))}
    </ul>
  )
}
