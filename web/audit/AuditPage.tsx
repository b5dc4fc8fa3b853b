import { ScrollText } from 'lucide-react'
import { auditList, exportAuditEvents } from '#market/audit/audit-list.ts'
import { ExportList } from '#web/platform/lists/ExportList.tsx'
import { ListDays } from '#web/platform/lists/ListDays.tsx'
import { ListPage, type OwnFilterOf } from '#web/platform/lists/ListPage.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { useAssignees } from '#web/staff-notes/assignment-queries.ts'
import { auditColumns } from './audit-columns.tsx'

/** The audit log: who read and who changed what. */
export const AuditPage = () => (
  <ListPage
    list={auditList}
    title="Audit Log"
    summary="What staff viewed, and every change to an account, a shop, an order or a fee."
    columns={auditColumns}
    ownFilters={{ actor: ActorFilter, from: ListDays }}
    renderExport={(view) => <ExportList file={exportAuditEvents} view={view} of="Audit log" />}
    empty={{
      icon: ScrollText,
      title: 'No matching entries',
      all: 'Show everything',
      allView: { kind: 'all' },
    }}
  />
)

/** Chooses a colleague by name; who else acted is found by the search. */
function ActorFilter({ view, onChange }: OwnFilterOf<typeof auditList>) {
  const { data: staff = [] } = useAssignees()
  const isOther = view.actor !== undefined && !staff.some(({ id }) => id === view.actor)
  return (
    <FilterSelect
      label="Who"
      value={String(view.actor ?? '')}
      choices={[
        ['', 'Anyone'],
        ...staff.map(({ id, name }) => [String(id), name] as const),
        ...(isOther ? [[String(view.actor), `User ${view.actor}`] as const] : []),
      ]}
      onChoose={(id) => onChange({ actor: id ? Number(id) : undefined })}
    />
  )
}
