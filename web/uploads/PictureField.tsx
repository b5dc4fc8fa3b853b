import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import type { PictureUse } from '#market/uploads/upload-limits.ts'
import { PhotoField } from './PhotoField.tsx'

type Props<Form extends FieldValues> = {
  control: Control<Form>
  /** The field that keeps the file's key. */
  name: FieldPath<Form>
  kind: PictureUse
  label: string
  optional?: boolean | undefined
  onSending: (name: string, isSending: boolean) => void
}

/** A picture of a shop, as a field of its form. */
export function PictureField<Form extends FieldValues>(props: Props<Form>) {
  const { control, name, onSending, ...look } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <PhotoField
      {...look}
      value={field.value ?? ''}
      onChange={field.onChange}
      onSending={(is) => onSending(name, is)}
      error={fieldState.error?.message}
    />
  )
}
