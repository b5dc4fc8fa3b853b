import { inDigits } from '#market/in-digits.ts'
import type { FailedJob, SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { FailedJobActions } from './FailedJobActions.tsx'
import styles from './System.module.css'

const columns: readonly Column<FailedJob>[] = [
  { head: 'Job', cell: ({ name }) => <span className="semi">{name.replaceAll('_', ' ')}</span> },
  {
    head: 'Error',
    cell: ({ last_error }) => <span className={`t13 ${styles['error']}`}>{last_error}</span>,
  },
  { head: 'Attempts', figure: true, cell: ({ attempts }) => attempts },
  { head: 'Failed', cell: ({ failed_at }) => <RelativeTime short at={failed_at} /> },
  { head: 'Actions', figure: true, cell: (job) => <FailedJobActions job={job} /> },
]

type Props = { jobs: SystemHealth['jobs'] }

/** Given up after their last attempt: the mail not sent, the photo not fetched. */
export function FailedJobs({ jobs }: Props) {
  return (
    <Card aria-label="Failed jobs">
      <CardHead title={`Failed jobs: ${inDigits(jobs.failed_count)}`} />
      {jobs.failed.length === 0 ? (
        <p className={`soft ${styles['none']}`}>No jobs have failed permanently.</p>
      ) : (
        <Table caption="Failed jobs" columns={columns} rows={jobs.failed} rowKey={({ id }) => id} />
      )}
    </Card>
  )
}
