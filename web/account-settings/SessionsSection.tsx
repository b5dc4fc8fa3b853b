import { useRef } from 'react'
import { useViewer } from '#web/accounts/account-queries.ts'
import { AccountSection } from './AccountSection.tsx'
import { EndOtherSessions } from './EndOtherSessions.tsx'
import { RecentSignIns } from './RecentSignIns.tsx'
import { SectionProblem } from './SectionProblem.tsx'
import { useSessions } from './session-list-queries.ts'
import { SessionList } from './SessionList.tsx'
import { SessionsSkeleton } from './SessionsSkeleton.tsx'

const WHERE = 'Where you are signed in.'
const END = 'A session ends by itself after seven days.'
const STAFF_END =
  'A session ends by itself after three days without use, and after seven at the latest.'

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
