import type { AuditEvent } from '#market/audit/audit-event.ts'
import { actWords, actorWords } from '#web/audit/audit-words.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import styles from './People.module.css'
import { Timeline } from '#web/platform/ui/Timeline.tsx'

type Props = { history: readonly AuditEvent[] }

/** The history of the account, newest first. */
export function PersonHistory({ history }: Props) {
  return (
    <Card aria-label="History">
      <CardHead level={2} title="History" />
      <div className={styles['body']}>
        {history.length === 0 && <p className="soft">No activity on this account yet.</p>}
        <Timeline
          entries={history.map((event) => ({
            key: event.id,
            at: event.at,
            tone: event.act.endsWith('denied') ? 'problem' : undefined,
            content: (
              <>
                <b>{actWords(event)}</b> by {actorWords(event)}
                {typeof event.after?.['reason'] === 'string' && <>: “{event.after['reason']}”</>}
              </>
            ),
          }))}
        />
      </div>
    </Card>
  )
}
