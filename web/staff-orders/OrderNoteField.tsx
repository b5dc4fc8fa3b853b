import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'

type Props = { label?: string; hint: string; note: string; onChange: (note: string) => void }

/** A note that buyer and seller read in the history of an order. */
export function OrderNoteField({ label = 'Note', hint, note, onChange }: Props) {
  return (
    <Field label={label} hint={hint} optional>
      <TextArea
        rows={3}
        value={note}
        maxLength={1000}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  )
}
