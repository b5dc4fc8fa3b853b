import type { AuditEvent } from '#market/audit/audit-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import styles from './Audit.module.css'
import { subjectPage } from './subject-page.ts'

type Props = { event: AuditEvent }

export function AuditSubject({ event }: Props) {
  const { subject } = event
  const page = subjectPage(event)
  return page === undefined ? (
    <span className={styles['subject']}>{subject}</span>
  ) : (
    <Link href={page} className={styles['subject']}>
      {subject}
    </Link>
  )
}
