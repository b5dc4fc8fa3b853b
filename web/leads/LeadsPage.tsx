import { useLocation, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { Pagination } from '#web/platform/ui/lists/Pagination.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { EmptyLeads } from './EmptyLeads.tsx'
import { useLeads } from './lead-queries.ts'
import { addressOf, type LeadsView, viewOfAddress } from './leads-address.ts'
import { leadsSummary } from './lead-words.ts'
import { LeadActs } from './LeadActs.tsx'
import { LeadDialogs, type Opened } from './LeadDialogs.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import type { LeadRecord } from '#market/leads/lead-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { type LeadTableActs, leadTableColumns } from './lead-table-columns.tsx'

export function LeadsPage() {
  usePageTitle('Leads')
  const router = useRouter()
  const { search } = useLocation()
  const view = useMemo(() => viewOfAddress(search), [search])
  const { data, error, refetch } = useLeads(view)
  const [opened, setOpened] = useState<Opened>()

  const show = (changes: Partial<LeadsView>) =>
    void router.navigate({ href: addressOf({ ...view, page: 1, ...changes }), replace: true })

  return (
    <main className="page">
      <PageHead title="Leads" summary={data && leadsSummary(data.meta.total_count)}>
        <LeadActs view={view} onOpen={setOpened} />
      </PageHead>
      <div className="col g4">
        {data && data.meta.waiting_count > 0 && (
          <Banner tone="amber">
            {data.meta.waiting_count === 1
              ? 'A subscriber waits: no lead is left that matches.'
              : `${data.meta.waiting_count} subscribers wait: no lead is left that matches.`}
          </Banner>
        )}
        <LeadFilters view={view} onChange={show} />
      </div>
      <div className="col g4">
        {error && <LoadProblem message={error.message} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loading label="Loading the leads">
            <SkeletonRows />
          </Loading>
        )}
        {data?.data.length === 0 && (
          <EmptyLeads view={view} onAdd={() => setOpened({ form: 'new' })} />
        )}
        {data && data.data.length > 0 && (
          <LeadTable
            leads={data.data}
            onEdit={(lead) => setOpened({ form: lead })}
            onDelete={(lead) => setOpened({ deletion: lead })}
          />
        )}
        {data && (
          <Pagination
            page={view.page}
            totalPages={data.meta.total_pages}
            hrefOf={(page) => addressOf({ ...view, page })}
          />
        )}
      </div>
      <LeadDialogs opened={opened} onClose={() => setOpened(undefined)} />
    </main>
  )
}

type Props = LeadTableActs & { leads: readonly LeadRecord[] }

function LeadTable({ leads, ...acts }: Props) {
  return (
    <Card>
      <Table
        caption="Leads"
        columns={leadTableColumns(acts)}
        rows={leads}
        rowKey={({ id }) => id}
      />
    </Card>
  )
}
