import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

type Month = { month?: string | undefined }
type Props = { view: Month; onChange: (month: Month) => void }

/** The month whose documents a list shows. */
export const ListMonth = ({ view, onChange }: Props) => (
  <Field label="Month">
    <TextInput
      type="month"
      value={view.month ?? ''}
      onChange={({ currentTarget: { value } }) => onChange({ month: value || undefined })}
    />
  </Field>
)
