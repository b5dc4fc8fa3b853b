import { Field } from '#web/platform/ui/Field.tsx'
import { TextArea } from '#web/platform/ui/TextArea.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './CartGroup.module.css'

type Props = {
  sellerName: string
  note: string
  onChange: (note: string) => void
  onDrop: () => void
}

const MOST_CHARACTERS = 1000

export function NoteToSeller({ sellerName, note, onChange, onDrop }: Props) {
  return (
    <div className={styles['note']}>
      <Field label={`Note to ${sellerName}`} hint="Goes with the offer.">
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on Add a note asked for it
          autoFocus
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={note}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <TextButton onClick={onDrop}>Leave the note out</TextButton>
    </div>
  )
}
