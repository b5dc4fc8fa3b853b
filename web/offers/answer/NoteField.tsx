import { MAX_NOTE_CHARACTERS } from '#market/offers/offer-api.ts'
import type { Party } from '#market/accounts/viewer.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'

type Props = { to: Party; note: string; onChange: (note: string) => void }

/** A short message that is sent with a turn and stays in the history. */
export function NoteField({ to, note, onChange }: Props) {
  return (
    <Field label={`Note to the ${to}`} optional>
      <TextArea
        rows={2}
        maxLength={MAX_NOTE_CHARACTERS}
        value={note}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
