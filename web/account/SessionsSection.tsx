import { useRef } from 'react'
import { AccountSection } from './AccountSection.tsx'
import { EndOtherSessions } from './EndOtherSessions.tsx'
import { RecentSignIns } from './RecentSignIns.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { useSessions } from './session-list-queries.ts'
import { SessionList } from './SessionList.tsx'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'

export function SessionsSection() {
  const { data: sessions, error, refetch } = useSessions()
  const others = sessions?.filter(({ current }) => !current).length ?? 0
  const section = useRef<HTMLElement>(null)

  return (
    <AccountSection
      id="sessions"
      ref={section}
      summary="Where you are signed in. A session ends by itself after seven days."
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
