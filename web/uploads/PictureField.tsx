import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { bannerUrl, logoUrl } from '#market/storefronts/seller-picture.ts'
import { PhotoField } from './PhotoField.tsx'

type Props<Form extends FieldValues> = {
  control: Control<Form>
  /** The field that keeps the file's key. */
  name: FieldPath<Form>
  kind: 'logo' | 'banner'
  /** The key of the shop's picture as it is now. */
  stored: string | null | undefined
  label: string
  optional?: boolean | undefined
  onSending: (name: string, isSending: boolean) => void
}

const urlOf = { logo: logoUrl, banner: bannerUrl }

/** A picture of a shop, as a field of its form. */
export function PictureField<Form extends FieldValues>(props: Props<Form>) {
  const { control, name, stored = null, onSending, ...look } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <PhotoField
      {...look}
      value={field.value ?? ''}
      stored={{ key: stored, url: urlOf[look.kind](stored) }}
      onChange={field.onChange}
      onSending={(is) => onSending(name, is)}
      error={fieldState.error?.message}
    />
  )
}
