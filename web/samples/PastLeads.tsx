import { useLocation } from '@tanstack/react-router'
import { Inbox } from 'lucide-react'
import { utcDayText } from '#web/platform/format/date-text.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { wholeNumberIn } from '#market/whole-number-in.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { BeyondLastPage } from '#web/platform/ui/lists/BeyondLastPage.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { LeadCard } from './LeadCard.tsx'
import styles from './Samples.module.css'
import { useReceivedLeads } from './samples-queries.ts'

/** The leads received, newest first. */
export function PastLeads() {
  const { search } = useLocation()
  const page = wholeNumberIn(search['page']) ?? 1
  const { data, error, refetch } = useReceivedLeads(page)
  if (error) return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  return (
    <div className={styles['leads']}>
      <h2>Leads received</h2>
      {!data && (
        <Loading label="Loading your leads">
          <SkeletonRows rows={12} />
        </Loading>
      )}
      {data?.data.length === 0 &&
        (page > data.meta.total_pages ? (
          <BeyondLastPage icon={Inbox} lastHref={hrefOf(data.meta.total_pages)} />
        ) : (
          <EmptyState icon={Inbox} title="No leads yet">
            Your first lead arrives the next morning, by email and here.
          </EmptyState>
        ))}
      {data?.data.map((lead) => (
        <LeadCard key={lead.id} lead={lead} aside={dayWords(lead.day)} />
      ))}
      {data && <Pagination page={page} totalPages={data.meta.total_pages} hrefOf={hrefOf} />}
    </div>
  )
}

const hrefOf = (page: number) => paths.samples({ page })

const dayWords = (day: string) =>
  utcDayText(day, { month: 'short', day: 'numeric', year: 'numeric' })
