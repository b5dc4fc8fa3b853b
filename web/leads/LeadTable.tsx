import type { LeadRecord } from '#market/leads/lead-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Table } from '#web/platform/ui/Table.tsx'
import { leadTableColumns, type LeadTableActs } from './lead-table-columns.tsx'

type Props = LeadTableActs & { leads: readonly LeadRecord[] }

export function LeadTable({ leads, ...acts }: Props) {
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
