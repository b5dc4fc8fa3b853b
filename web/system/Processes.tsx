import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'

type Process = SystemHealth['processes'][number]

const columns: readonly Column<Process>[] = [
  { head: 'Process', cell: ({ name }) => <span className="semi">{name}</span> },
  { head: 'Version', cell: (process) => versionOf(process) },
  { head: 'Started', cell: ({ started_at }) => <RelativeTime short at={started_at} /> },
  { head: 'Last seen', cell: ({ seen_at }) => <RelativeTime short at={seen_at} /> },
]

function versionOf({ version, commit }: Process) {
  if (version === null) return 'Before 1.0'
  return commit === null ? version : `${version} (${commit})`
}

type Props = { processes: SystemHealth['processes'] }

/** Every process of Lotline that works on this database; this one is among them. */
export function Processes({ processes }: Props) {
  return (
    <Card aria-label="Processes">
      <CardHead title={`Processes: ${processes.length}`} />
      <Table caption="Processes" columns={columns} rows={processes} rowKey={({ name }) => name} />
    </Card>
  )
}
