import { inDigits } from '#market/in-digits.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import type { Lane } from '#market/system/lanes.ts'

type LaneHealth = SystemHealth['jobs']['lanes'][number]

const columns: readonly Column<LaneHealth>[] = [
  { head: 'Lane', cell: ({ lane }) => <span className="semi">{laneWords[lane].name}</span> },
  { head: 'What', cell: ({ lane }) => <span className="t13">{laneWords[lane].what}</span> },
  { head: 'At work', figure: true, cell: ({ at_work_count }) => inDigits(at_work_count) },
  { head: 'Waiting', figure: true, cell: ({ waiting_count }) => inDigits(waiting_count) },
  {
    head: 'Oldest due',
    cell: ({ oldest_due_at }) =>
      oldest_due_at ? <RelativeTime short at={oldest_due_at} /> : 'None',
  },
]

type Props = { lanes: readonly LaneHealth[] }

/** Background work by who waits for it: bulk may wait for long, the first lane never should. */
export function Lanes({ lanes }: Props) {
  return (
    <Card aria-label="Background work">
      <CardHead title="Background work" />
      <Table caption="Background work" columns={columns} rows={lanes} rowKey={({ lane }) => lane} />
    </Card>
  )
}

/** A lane in words. */
const laneWords: Record<Lane, { name: string; what: string }> = {
  now: { name: 'Now', what: 'Sign-in links, emails, refunds, closing lines' },
  soon: { name: 'Soon', what: 'Deadlines, reminders, digests, comparison with the card provider' },
  bulk: { name: 'Bulk', what: 'Imports, photos, saved searches, cleanup' },
}
