import type { QueryKey } from '@tanstack/react-query'
import { useState, type KeyboardEvent, type SubmitEvent } from 'react'
import { MAX_NOTE_CHARACTERS, type StaffNote } from '#market/staff-notes/staff-note.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { leftOfNote } from './note-words.ts'
import { useEditNote } from './staff-note-queries.ts'

type Props = { note: StaffNote; queryKey: QueryKey; onDone: () => void }

/** One's own note, in a field. */
export function NoteEditor({ note, queryKey, onDone }: Props) {
  const edit = useEditNote(queryKey)
  const [text, setText] = useState(note.text)
  const isEmpty = text.trim() === ''

  function save(event: SubmitEvent) {
    event.preventDefault()
    if (!isEmpty) edit.mutate({ id: note.id, text }, { onSuccess: onDone })
  }
  /** Leaves the field, and not the dialog it may stand in. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onDone()
  }
  return (
    <form noValidate className="col g2" onSubmit={save}>
      <Field
        label="Edit note"
        aside={leftOfNote(text)}
        error={isEmpty ? 'A note can’t be empty. Delete it instead.' : edit.error?.message}
      >
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- takes the place of the button that was pressed
          autoFocus
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={leave}
        />
      </Field>
      <div className="row">
        <Button type="submit" size="small" busy={edit.isPending}>
          Save note
        </Button>
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
