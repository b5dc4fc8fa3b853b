import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { eventTone, eventWords } from './event-words.ts'
import styles from './OrderTimeline.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** Every event of the order, the latest first. */
export function OrderTimeline({ order, viewer }: Props) {
  const entries = order.history.toReversed().map((event) => ({
    key: `${event.at} ${event.event}`,
    at: event.at,
    tone: eventTone(event, viewer),
    content: (
      <>
        {eventWords(event, order, viewer)}
        {event.note && <span className={styles['note']}>{event.note}</span>}
      </>
    ),
  }))
  return <Timeline entries={entries} />
}
