import type { AuditEvent } from '#market/audit/audit-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import styles from './Audit.module.css'
import { personOf } from './audit-words.ts'

type Props = { event: AuditEvent }

export function AuditSubject({ event }: Props) {
  const person = personOf(event)
  return person === undefined ? (
    <span className={styles['subject']}>{event.subject}</span>
  ) : (
    <Link href={paths.adminPerson(person)}>{event.subject}</Link>
  )
}
