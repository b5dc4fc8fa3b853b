import type { AuditEvent } from '#market/audit/audit-event.ts'
import { actorWords, actWords, changeLines } from '#web/audit/audit-words.ts'
import { Timeline } from '#web/platform/ui/Timeline.tsx'
import styles from './StaffOrders.module.css'

type Props = { acts: readonly AuditEvent[] }

/** What was done to an order by the audit log; support read it here too. */
export function StaffOrderActs({ acts }: Props) {
  if (acts.length === 0) return null
  return (
    <section className={styles['part']} aria-label="Audit log of this order">
      <h3>Audit log of this order</h3>
      <Timeline
        entries={acts.map((event) => ({
          key: event.id,
          at: event.at,
          content: (
            <>
              {actWords(event)}, by {actorWords(event)}
              {changeLines(event).map((line) => (
                <span key={line} className={styles['note']}>
                  {line}
                </span>
              ))}
            </>
          ),
        }))}
      />
    </section>
  )
}
