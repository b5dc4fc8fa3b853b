import type { auditList } from '#market/audit/audit-list.ts'
import type { OwnFilterOf } from '#web/platform/lists/ListPage.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { useAssignees } from '#web/staff-notes/assignment-queries.ts'

/** Chooses a colleague by name; who else acted is found by the search. */
export function ActorFilter({ view, onChange }: OwnFilterOf<typeof auditList>) {
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
