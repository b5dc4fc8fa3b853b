import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import { eventTone, eventWords } from './event-words.ts'
import styles from './OrderTimeline.module.css'

type Props = { order: PurchaseOrder; viewer: Party }

/** Every step the order took, the latest first. */
export function OrderTimeline({ order, viewer }: Props) {
  const entries = order.history.toReversed().map((step) => ({
    key: `${step.at} ${step.event}`,
    at: step.at,
    tone: eventTone(step, viewer),
    content: (
      <>
        {eventWords(step, order, viewer)}
        {step.note && <span className={styles['note']}>{step.note}</span>}
      </>
    ),
  }))
  return <Timeline entries={entries} />
}
