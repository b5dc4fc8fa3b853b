import type { AuditEvent } from '#market/audit/audit-event.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import styles from './Audit.module.css'
import { actorWords, actWords, changeLines, subjectWords } from './audit-words.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { subjectPage } from './subject-page.ts'

export const auditColumns: readonly Column<AuditEvent>[] = [
  { head: 'When', cell: ({ at }) => <DateTime at={at} className="nowrap" /> },
  {
    head: 'Who',
    cell: (event) => <span title={event.actor?.email}>{actorWords(event)}</span>,
  },
  { head: 'Action', cell: (event) => actWords(event) },
  { head: 'Subject', cell: (event) => <AuditSubject event={event} /> },
  {
    head: 'What',
    cell: (event) => {
      const lines = changeLines(event)
      if (lines.length === 0) return null
      return (
        <ul className={`t13 soft ${styles['lines']}`}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )
    },
  },
]

type Props = { event: AuditEvent }

function AuditSubject({ event }: Props) {
  const subject = subjectWords(event)
  const page = subjectPage(event)
  return page === undefined ? (
    <span className={styles['subject']}>{subject}</span>
  ) : (
    <Link href={page} className={styles['subject']}>
      {subject}
    </Link>
  )
}
