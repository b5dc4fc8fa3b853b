import { useState } from 'react'
import { inDigits } from '#market/in-digits.ts'
import type { StaffReleaseNote } from '#market/release-notes/release-note-api.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { EditNoteDialog } from './EditNoteDialog.tsx'
import { longDay } from '#web/platform/format/long-day.ts'
import { readersWords, type Readers } from './readers-words.ts'
import styles from './ReleaseNotes.module.css'
import { useShowReleaseNote } from './staff-release-note-queries.ts'

type Props = { note: StaffReleaseNote; readers: Readers | undefined }

/** A note with its readers, how many have seen it, and what can be done with it. */
export function NoteCard({ note, readers }: Props) {
  const [isEditing, setEditing] = useState(false)
  const show = useShowReleaseNote(note.id)
  const isAhead = !note.is_shown
  const isWithdrawn = note.withdrawn_at !== null
  const toggle = () =>
    void show.run(isWithdrawn, () => toast(isWithdrawn ? 'Note shown again' : 'Note withdrawn'))
  return (
    <article className={styles['note']}>
      <div className="row wrap g2 t13 muted">
        <p>
          <time dateTime={note.published_at}>{longDay(note.published_at)}</time> ·{' '}
          <span>{readersWords(note)}</span>
          {note.created_by && <> · by {note.created_by}</>}
          {!isAhead && (
            <>
              {' '}
              · closed by {inDigits(note.seen_count)} of {counted(note.reader_count, 'reader')}
            </>
          )}
        </p>
        {isWithdrawn && <Pill colour="gray">Withdrawn</Pill>}
        {!isWithdrawn && isAhead && (
          <Pill colour="yellow">
            Shown from <DateTime at={note.published_at} />
          </Pill>
        )}
      </div>
      <p className={styles['body']}>{note.body}</p>
      <div className="row wrap g2">
        <Button size="small" onClick={() => setEditing(true)}>
          Edit
        </Button>
        <Button size="small" kind="quiet" busy={show.isPending} onClick={toggle}>
          {isWithdrawn ? 'Show again' : 'Withdraw'}
        </Button>
      </div>
      {isEditing && (
        <EditNoteDialog note={note} readers={readers} onClose={() => setEditing(false)} />
      )}
    </article>
  )
}
