import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { useController, useWatch } from 'react-hook-form'
import { photoAt } from '#market/uploads/photo.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { TextInput } from '#web/platform/ui/TextInput.tsx'
import { PhotoField } from '#web/uploads/PhotoField.tsx'
import styles from './PhotoSlot.module.css'
import type { PhotoDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  at: number
  count: number
  onMove: (to: number) => void
  onTakeOut: () => void
  onSending: (isSending: boolean) => void
}

/** One photo, sent as a file or named by its address, and its place among the others. */
export function PhotoSlot({ form, at, count, onMove, onTakeOut, onSending }: Props) {
  const { control, setValue } = form
  const { field, fieldState } = useController({ control, name: `photos.${at}.given` })
  const by = useWatch({ control, name: `photos.${at}.by` })
  const given = field.value
  const problem = fieldState.error?.message
  const label = `Photo ${at + 1}`
  const stored = photoAt(given, 400)
  const turnTo = (other: PhotoDraft['by']) => {
    onSending(false)
    setValue(`photos.${at}`, { given: '', by: other }, { shouldDirty: true })
  }

  return (
    <li
      className={styles['slot']}
      ref={(slot) => field.ref(slot && { focus: () => slot.querySelector('input')?.focus() })}
    >
      {by === 'file' ? (
        <PhotoField
          label={label}
          kind="photo"
          optional={at > 0}
          value={stored ? '' : given}
          shown={stored}
          onChange={(key) => (key === '' ? onTakeOut() : field.onChange(key))}
          onRemove={onTakeOut}
          onSending={onSending}
          hint={at > 0 ? false : undefined}
          error={problem}
        />
      ) : (
        <Field
          label={`${label}, Photo URL`}
          optional={at > 0}
          hint="The address of an image that everybody can open"
          error={problem}
        >
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            value={given}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
      <div className={styles['acts']}>
        {(given === '' || by === 'address') && (
          <TextButton className="t13" onClick={() => turnTo(by === 'file' ? 'address' : 'file')}>
            {by === 'file' ? 'Use a web address instead' : 'Upload a file instead'}
          </TextButton>
        )}
        {count > 1 && (
          <span className="row push">
            <IconButton
              look="small"
              label={`Move ${label} up`}
              disabled={at === 0}
              onClick={() => onMove(at - 1)}
            >
              <ArrowUp />
            </IconButton>
            <IconButton
              look="small"
              label={`Move ${label} down`}
              disabled={at === count - 1}
              onClick={() => onMove(at + 1)}
            >
              <ArrowDown />
            </IconButton>
            <IconButton look="small" label={`Take out ${label}`} onClick={onTakeOut}>
              <X />
            </IconButton>
          </span>
        )}
      </div>
    </li>
  )
}
