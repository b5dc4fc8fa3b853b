import type { PersonDetail } from '#market/people/people-api.ts'
import { AdminsOnly } from '#web/accounts/AdminsOnly.tsx'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { EndSessions } from './EndSessions.tsx'
import styles from './People.module.css'

type Props = { person: PersonDetail }

export function PersonSessions({ person }: Props) {
  const { sessions } = person
  return (
    <Card aria-label="Sessions">
      <CardHead level={2} title="Sessions">
        {sessions.length > 0 && (
          <AdminsOnly>
            <EndSessions person={person} />
          </AdminsOnly>
        )}
      </CardHead>
      {sessions.length === 0 && <p className={`soft ${styles['body']}`}>Not signed in anywhere.</p>}
      <ul className={styles['sessions']}>
        {sessions.map(({ id, device, last_seen_at }) => (
          <li key={id} className="row between">
            <span>{device}</span>
            <span className="t13 muted">
              Seen <RelativeTime at={last_seen_at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
