import { useController, type Control } from 'react-hook-form'
import type { z } from 'zod'
import type { personForm } from '#market/accounts/password-api.ts'
import { PhotoField } from '#web/uploads/PhotoField.tsx'

type Props = {
  control: Control<z.infer<typeof personForm>>
  /** Where the photo there is now can be seen. */
  stored: string | null
  onSending: (isSending: boolean) => void
}

/** A photo just sent, the stored one, or none; saved with the rest of the form. */
export function PersonPhoto({ control, stored, onSending }: Props) {
  const { field } = useController({ control, name: 'image' })
  const isKept = field.value === undefined
  return (
    <PhotoField
      label="Photo"
      kind="photo"
      optional
      value={field.value ?? ''}
      shown={isKept ? stored : null}
      onChange={(fileKey) => field.onChange(fileKey || undefined)}
      onRemove={stored && isKept ? () => field.onChange(null) : undefined}
      onSending={onSending}
    />
  )
}
