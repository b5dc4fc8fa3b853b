import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Adapters } from './Adapters.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { HealthParts } from './HealthParts.tsx'
import { Lanes } from './Lanes.tsx'
import { LeftEvents } from './LeftEvents.tsx'
import { Processes } from './Processes.tsx'
import { useSystem } from './system-queries.ts'

/** How the parts do that nobody sees at work, and what staff can mend. */
export function SystemPage() {
  usePageTitle('System')
  const { data: health, error, refetch } = useSystem()
  return (
    <main className="page">
      <PageHead
        title="System"
        summary="Jobs, mail, payments and storage; looked at every 30 seconds."
      />
      {error && !health && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!health && !error && (
        <Loading label="Looking at every part">
          <SkeletonRows />
        </Loading>
      )}
      {health && (
        <div className="col g4">
          <HealthParts health={health} />
          <Adapters adapters={health.adapters} />
          <Processes processes={health.processes} />
          <Lanes lanes={health.jobs.lanes} />
          <FailedJobs jobs={health.jobs} />
          <LeftEvents events={health.payment_events} />
        </div>
      )}
    </main>
  )
}
