import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { mayDeleteNote, mayEditNote, type StaffNote } from '#market/staff-notes/staff-note.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { exactTime } from '#web/platform/format/times.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { beginningOf } from './note-words.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { useDeleteNote, useRestoreNote } from './staff-note-queries.ts'
import styles from './StaffNotes.module.css'

type Props = { note: StaffNote; queryKey: QueryKey }

/** One note, with what its reader may do with it. */
export function StaffNoteItem({ note, queryKey }: Props) {
  const viewer = useViewer()
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteNote(queryKey)
  const restore = useRestoreNote(queryKey)
  const { id, text, author, at, edited_at: editedAt } = note
  const hand = { userId: viewer?.id ?? 0, isAdmin: viewer?.staff_role === 'admin' }

  const deleteIt = () =>
    void remove.run(id, () =>
      toast('Note deleted', { action: { label: 'Undo', act: () => void restore.run(id) } }),
    )

  return (
    <li className={styles['note']}>
      <p className="row wrap t13 soft">
        <b className={styles['author']}>{author.name}</b>
        <RelativeTime at={at} />
        {editedAt && (
          <span
            onPointerEnter={({ currentTarget }) => {
              currentTarget.title = `Edited ${exactTime(new Date(editedAt))}`
            }}
          >
            edited
          </span>
        )}
      </p>
      {isEditing ? (
        <NoteEditor note={note} queryKey={queryKey} onDone={() => setEditing(false)} />
      ) : (
        <>
          <p className={styles['text']}>{text}</p>
          <p className="row g3 t13">
            {mayEditNote(author.id, hand) && (
              <TextButton
                aria-label={`Edit note: ${beginningOf(text)}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </TextButton>
            )}
            {mayDeleteNote(author.id, hand) && (
              <TextButton aria-label={`Delete note: ${beginningOf(text)}`} onClick={deleteIt}>
                Delete
              </TextButton>
            )}
          </p>
        </>
      )}
    </li>
  )
}
