import { useLocation } from '@tanstack/react-router'
import { UserRoundCheck } from 'lucide-react'
import { FEE_LIMIT_BPS, REFUND_LIMIT } from '#market/approvals/approval-limits.ts'
import { formatUsd } from '#market/money.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'
import styles from './Approvals.module.css'
import { addressOf, viewOfAddress } from './approvals-address.ts'
import { useApprovals } from './approval-queries.ts'

/** Requests that wait for a second administrator, and past ones. */
export function ApprovalsPage() {
  usePageTitle('Approvals')
  const { search } = useLocation()
  const view = viewOfAddress(search)
  const isWaiting = view.state === 'waiting'
  const { data: approvals, error, refetch } = useApprovals(view)
  const waiting = approvals?.meta.waiting_count

  return (
    <main className="page">
      <PageHead title="Approvals" />
      <p className="soft">
        Refunds over {formatUsd(REFUND_LIMIT)}, and fees more than {FEE_LIMIT_BPS / 100} points from
        the one in force or the standard one, are carried out once a second administrator approves.
      </p>
      <div className={styles['tabs']}>
        <Tabs
          label="Approvals"
          tabs={[
            {
              label: 'Waiting',
              href: addressOf({ state: 'waiting' }),
              current: isWaiting,
              count: waiting,
              tone: waiting ? 'amber' : undefined,
            },
            { label: 'Decided', href: addressOf({ state: 'decided' }), current: !isWaiting },
          ]}
        />
      </div>
      {error && !approvals && (
        <LoadProblem message={error.message} onRetry={() => void refetch()} />
      )}
      {!approvals && !error && (
        <Loading label="Loading approvals">
          <SkeletonRows rows={4} />
        </Loading>
      )}
      {approvals?.data.length === 0 && (
        <EmptyState
          icon={UserRoundCheck}
          title={isWaiting ? 'Nothing waits for approval' : 'Nothing was decided yet'}
        >
          Who asks does so on the page of the order or the seller.
        </EmptyState>
      )}
      {approvals && approvals.data.length > 0 && (
        <div className="col g4">
          <ul className="col g4" aria-label={isWaiting ? 'Waiting' : 'Decided'}>
            {approvals.data.map((approval) => (
              <li key={approval.id}>
                <ApprovalCard approval={approval} />
              </li>
            ))}
          </ul>
          <Pagination
            page={view.page}
            totalPages={approvals.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page })}
          />
        </div>
      )}
    </main>
  )
}
