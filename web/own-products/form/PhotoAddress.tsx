import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { PhotoDraft } from './product-draft.ts'
import type { Photos } from './use-photos.ts'

type Props = {
  photos: Photos
  photo: PhotoDraft
  at: number
  error: string | undefined
  problem: string | undefined
  isNew: boolean
  onRecheck: () => void
}

/** A photo that is named by its address; it is fetched once the product is saved. */
export function PhotoAddress({ photos, photo, at, error, problem, isNew, onRecheck }: Props) {
  return (
    <Field
      className="grow"
      label={`Photo ${at + 1}, Photo URL`}
      aside={at === 0 && 'Main photo'}
      hint="A public link to an image"
      warning={problem}
      error={error}
    >
      <TextInput
        type="url"
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened in order to type.
        autoFocus={isNew}
        placeholder="https://"
        autoComplete="off"
        value={photo.given}
        onChange={({ currentTarget }) => {
          photos.nameAddress(photo.slot, currentTarget.value)
          if (error) onRecheck()
        }}
        onBlur={onRecheck}
      />
    </Field>
  )
}
