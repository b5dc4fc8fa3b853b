import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'

type Adapter = SystemHealth['adapters'][number]

const columns: readonly Column<Adapter>[] = [
  { head: 'Part', cell: ({ part }) => <span className="semi">{part}</span> },
  { head: 'Uses', cell: ({ uses }) => uses },
  { head: 'Kind', cell: ({ kind }) => <KindPill kind={kind} /> },
]

function KindPill({ kind }: Pick<Adapter, 'kind'>) {
  if (kind === 'real') return <Pill colour="green">Real service</Pill>
  return kind === 'off' ? <Pill colour="red">Off</Pill> : <Pill colour="yellow">Built in</Pill>
}

type Props = { adapters: SystemHealth['adapters'] }

/** Where the database, files, mail and payments are: a missing setting shows here. */
export function Adapters({ adapters }: Props) {
  return (
    <Card aria-label="Connected services">
      <CardHead title="Connected services" />
      <Table
        caption="Connected services"
        columns={columns}
        rows={adapters}
        rowKey={({ part }) => part}
      />
    </Card>
  )
}
