import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import styles from './ListDays.module.css'

type Days = { from?: string | undefined; to?: string | undefined }
type Props = { view: Days; onChange: (days: Days) => void }

/** The first and the last day of a list that are shown. */
export const ListDays = ({ view, onChange }: Props) => (
  <div className={styles['days']}>
    <Field label="From (UTC)">
      <TextInput
        type="date"
        value={view.from ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ from: value || undefined })}
      />
    </Field>
    <Field label="To (UTC)">
      <TextInput
        type="date"
        value={view.to ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ to: value || undefined })}
      />
    </Field>
  </div>
)
