import { useLocation } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useMemo } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { EmptyState } from '#web/platform/ui/EmptyState.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { addressOf, type AuditView, viewOfAddress } from './audit-address.ts'
import { auditColumns } from './audit-columns.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listAuditEvents } from '#market/audit/audit-api.ts'
import { call } from '#web/platform/http/call.ts'

/** The audit log: who read and who changed what. */
export function AuditPage() {
  usePageTitle('Audit Log')
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data: log, error, refetch } = useAuditEvents(view)

  return (
    <main className="page">
      <PageHead
        title="Audit Log"
        summary="What staff read of others, and every change of an account, a shop, an order or a fee."
      />
      <AuditFilters view={view} />
      {error && !log && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
      {!log && !error && (
        <Loading label="Loading the log">
          <SkeletonRows rows={8} />
        </Loading>
      )}
      {log?.data.length === 0 && (
        <EmptyState
          icon={ScrollText}
          title="Nothing of this was done"
          actions={<ButtonLink href={addressOf({ kind: 'all' })}>Show everything</ButtonLink>}
        />
      )}
      {log && log.data.length > 0 && (
        <div className="col g4">
          <Card>
            <Table
              caption="Audit log"
              columns={auditColumns}
              rows={log.data}
              rowKey={({ id }) => id}
            />
          </Card>
          <Pagination
            page={view.page}
            totalPages={log.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page })}
          />
        </div>
      )}
    </main>
  )
}

const useAuditEvents = (view: AuditView) =>
  useQuery({
    queryKey: ['audit', view],
    queryFn: ({ signal }) => call(listAuditEvents, { query: { ...view, per_page: 100 }, signal }),
    placeholderData: keepPreviousData,
  })
