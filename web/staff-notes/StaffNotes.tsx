import { useRef } from 'react'
import type { StaffNote } from '#market/staff-notes/staff-note.ts'
import { useFocusFallback } from '#web/platform/hooks/use-focus-fallback.ts'
import { NoteForm } from './NoteForm.tsx'
import type { NotedSubject } from './staff-note-queries.ts'
import { StaffNoteItem } from './StaffNoteItem.tsx'
import styles from './StaffNotes.module.css'

type Props = NotedSubject & { notes: readonly StaffNote[] }

/** What staff wrote about something, the last note at the foot, and the field for one's own. */
export function StaffNotes({ notes, ...noted }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // A note that is deleted takes the pressed button with it.
  useFocusFallback(place, notes.length, 'textarea')
  return (
    <div ref={place} className="col g3">
      {notes.length > 0 && (
        <ol className={styles['notes']}>
          {notes.map((note) => (
            <StaffNoteItem key={note.id} note={note} queryKey={noted.queryKey} />
          ))}
        </ol>
      )}
      <NoteForm key={`${noted.subject.kind} ${noted.subject.id}`} {...noted} />
    </div>
  )
}
