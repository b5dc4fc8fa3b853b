import { ScrollText } from 'lucide-react'
import { auditList, exportAuditEvents } from '#market/audit/audit-list.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListDays } from '#web/platform/lists/ListDays.tsx'
import { ListPage } from '#web/platform/lists/ListPage.tsx'
import { ActorFilter } from './ActorFilter.tsx'
import { auditColumns } from './audit-columns.tsx'

/** The audit log: who read and who changed what. */
export const AuditPage = () => (
  <ListPage
    list={auditList}
    title="Audit Log"
    summary="What staff viewed, and every change to an account, a shop, an order or a fee."
    columns={auditColumns}
    ownFilters={{ actor: ActorFilter, from: ListDays }}
    renderTools={({ view }) => <ExportList file={exportAuditEvents} view={view} of="Audit log" />}
    empty={{
      icon: ScrollText,
      title: 'No matching entries',
      all: 'Show everything',
      allView: { kind: 'all' },
    }}
  />
)
