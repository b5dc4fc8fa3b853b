import { MAX_NOTE_CHARACTERS } from '#market/offers/offer-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import styles from './CartGroup.module.css'

type Props = {
  sellerName: string
  text: string
  onChange: (text: string) => void
  onDrop: () => void
}

export function NoteToSeller({ sellerName, text, onChange, onDrop }: Props) {
  return (
    <div className={styles['note']}>
      <Field label={`Note to ${sellerName}`} hint="Sent with your offer.">
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the press on Add a note asked for it
          autoFocus={text === ''}
          rows={2}
          maxLength={MAX_NOTE_CHARACTERS}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </Field>
      <TextButton onClick={onDrop}>Remove note</TextButton>
    </div>
  )
}
