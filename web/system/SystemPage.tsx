import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Adapters } from './Adapters.tsx'
import { FailedJobs } from './FailedJobs.tsx'
import { Lanes } from './Lanes.tsx'
import { LeftEvents } from './LeftEvents.tsx'
import { Processes } from './Processes.tsx'
import { ProcessesAtWork } from './ProcessesAtWork.tsx'
import { useSystem } from './system-queries.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { healthFacts } from './health-facts.ts'
import styles from './System.module.css'

/** How the parts do that nobody sees at work, and what staff can mend. */
export function SystemPage() {
  usePageTitle('System')
  const { data: health, error, refetch } = useSystem()
  return (
    <main className="page">
      <PageHead
        title="System"
        summary="Requests, jobs, mail, payments and storage; checked every 30 seconds."
      />
      {error && !health && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!health && !error && (
        <Loading label="Checking all parts">
          <SkeletonRows />
        </Loading>
      )}
      {health && (
        <div className="col g4">
          <HealthParts health={health} />
          <Adapters adapters={health.adapters} />
          <Processes processes={health.processes} />
          <ProcessesAtWork processes={health.processes} />
          <Lanes lanes={health.jobs.lanes} />
          <FailedJobs jobs={health.jobs} />
          <LeftEvents events={health.payment_events} />
        </div>
      )}
    </main>
  )
}

type Props = { health: SystemHealth }

function HealthParts({ health }: Props) {
  const now = useNow()
  return (
    <div className={styles['parts']}>
      {healthFacts(health, now).map(({ part, state, colour, detail }) => (
        <Card key={part} padded aria-label={part}>
          <div className="row between">
            <h2 className="t16">{part}</h2>
            <Pill colour={colour}>{state}</Pill>
          </div>
          <p className="t13 soft">{detail}</p>
        </Card>
      ))}
    </div>
  )
}
