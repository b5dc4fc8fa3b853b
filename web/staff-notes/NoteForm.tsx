import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { MAX_NOTE_CHARACTERS } from '#market/staff-notes/staff-note.ts'
import { isSendKey } from '#web/platform/keyboard/send-key.ts'
import { useKeptText } from '#web/platform/hooks/use-kept-text.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { MentionMenu } from './MentionMenu.tsx'
import { leftOfNote, mentioning } from './note-words.ts'
import { useAddNote, type NotedSubject } from './staff-note-queries.ts'

/** A new note; what does not arrive comes back into the field. */
export function NoteForm(noted: NotedSubject) {
  const { kind, id } = noted.subject
  const draft = useKeptText(`note on ${kind} ${id}`)
  const add = useAddNote(noted)
  const field = useRef<HTMLTextAreaElement>(null)

  async function write(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    const text = draft.text.trim()
    if (add.isPending) return
    field.current?.focus()
    if (!text) return
    draft.empty()
    try {
      await add.mutateAsync(text)
      draft.forget(text)
    } catch {
      draft.restore(text)
    }
  }
  const writesByKeys = (event: KeyboardEvent) => isSendKey(event) && void write(event)

  return (
    <form noValidate className="col g2" onSubmit={(event) => void write(event)}>
      <Field
        label="New note"
        aside={leftOfNote(draft.text)}
        hint="Only staff see it. Type @ and a colleague’s name to notify them."
        error={add.error && `Not saved, but your text is still here. ${add.error.message}`}
      >
        <TextArea
          ref={field}
          rows={2}
          maxLength={MAX_NOTE_CHARACTERS}
          value={draft.text}
          onChange={(event) => draft.write(event.currentTarget.value)}
          onKeyDown={writesByKeys}
        />
      </Field>
      <div className="row">
        <Button type="submit" size="small" busy={add.isPending}>
          Add note
        </Button>
        <MentionMenu
          onMention={(name) => {
            draft.write(mentioning(draft.text, name))
            field.current?.focus()
          }}
        />
      </div>
    </form>
  )
}
