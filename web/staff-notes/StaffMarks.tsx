import { UserRound } from 'lucide-react'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { classes } from '#web/platform/ui/classes.ts'
import styles from './StaffMarks.module.css'
import { noteCount } from './note-words.ts'

type Props = { assignee: Assignee; notes: number }

/** In a list: who of the staff is responsible, and how many notes there are. */
export function StaffMarks({ assignee, notes }: Props) {
  if (!assignee && notes === 0) return null
  return (
    <span className={classes('t13 muted', styles['marks'])}>
      {assignee && (
        <span className={styles['assignee']} title={`Assignee: ${assignee.name}`}>
          <UserRound className="i-14" />
          <VisuallyHidden>Assignee: </VisuallyHidden>
          {assignee.name}
        </span>
      )}
      {notes > 0 && <span className="nowrap">{noteCount(notes)}</span>}
    </span>
  )
}
