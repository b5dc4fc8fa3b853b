import type { AuditEvent } from '#market/audit/audit-api.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import styles from './Audit.module.css'
import { subjectPage } from './subject-page.ts'

type Props = { event: AuditEvent }

export function AuditSubject({ event: { subject } }: Props) {
  const page = subjectPage(subject)
  return page === undefined ? (
    <span className={styles['subject']}>{subject}</span>
  ) : (
    <Link href={page} className={styles['subject']}>
      {subject}
    </Link>
  )
}
