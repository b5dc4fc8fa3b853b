import { inDigits } from '#market/in-digits.ts'
import type { LeftEvent, SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import styles from './System.module.css'
import { Button } from '#web/platform/ui/Button.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useRetryPaymentEvent } from './system-queries.ts'

const columns: readonly Column<LeftEvent>[] = [
  { head: 'Event', cell: ({ type }) => <span className="semi">{type}</span> },
  {
    head: 'About',
    cell: ({ provider_session_id, payment_intent_id }) => (
      <span className={`t13 ${styles['error']}`}>
        {provider_session_id ?? payment_intent_id ?? 'Unknown'}
      </span>
    ),
  },
  { head: 'Received', cell: ({ received_at }) => <RelativeTime short at={received_at} /> },
  { head: 'Tries', figure: true, cell: ({ tries }) => tries },
  {
    head: 'Next try',
    cell: ({ try_at }) => (try_at ? <RelativeTime short at={try_at} /> : 'Left to staff'),
  },
  { head: 'Actions', figure: true, cell: (event) => <RetryEvent event={event} /> },
]

type Props = { events: SystemHealth['payment_events'] }

/** What the card provider told and no order of ours is known for: kept, and never answered away. */
export function LeftEvents({ events }: Props) {
  return (
    <Card aria-label="Payment events">
      <CardHead title={`Payment events not handled: ${inDigits(events.left_count)}`} />
      {events.left.length === 0 ? (
        <p className={`soft ${styles['none']}`}>All events from the card provider are handled.</p>
      ) : (
        <Table
          caption="Payment events not handled"
          columns={columns}
          rows={events.left}
          rowKey={({ id }) => id}
        />
      )}
    </Card>
  )
}

type RetryEventProps = { event: LeftEvent }

function RetryEvent({ event: { id } }: RetryEventProps) {
  const retry = useRetryPaymentEvent()
  return (
    <Button
      size="small"
      busy={retry.isPending}
      onClick={() => void retry.run(id, () => toast('Event handled'))}
    >
      Try again
    </Button>
  )
}
