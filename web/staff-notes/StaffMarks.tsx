import { UserRound } from 'lucide-react'
import type { Assignee } from '#market/staff-notes/assignment.ts'
import { VisuallyHidden } from '#web/platform/ui/VisuallyHidden.tsx'
import { noteCount } from './note-words.ts'

type Props = { assignee: Assignee; notes: number }

/** In a list: who of the staff is responsible, and how many notes there are. */
export function StaffMarks({ assignee, notes }: Props) {
  if (!assignee && notes === 0) return null
  return (
    <span className="row wrap t13 muted">
      {assignee && (
        <span className="row" title={`Assignee: ${assignee.name}`}>
          <UserRound className="i-14" />
          <VisuallyHidden>Assignee: </VisuallyHidden>
          {assignee.name}
        </span>
      )}
      {notes > 0 && <span className="nowrap">{noteCount(notes)}</span>}
    </span>
  )
}
