import { useEffect, useEffectEvent, type ReactNode } from 'react'
import {
  IMAGE_TYPES,
  RECOMMENDED_SIZES,
  TOO_LARGE,
  type PictureUse,
} from '#market/uploads/upload-limits.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from './FileDrop.tsx'
import { firstImage } from './first-image.ts'
import { PhotoChoice } from './PhotoChoice.tsx'
import { uploadWords } from './upload.ts'
import { useImageWay, usePreview, type StoredPicture } from './upload-queries.ts'
import { useUpload } from './use-upload.ts'

type Props = {
  label: ReactNode
  kind: PictureUse
  /** The key of the sent image, or the folder of a stored one; empty for none. */
  value: string
  onChange: (fileKey: string) => void
  /** The stored picture, whose address is known already. */
  stored?: StoredPicture
  /** A stored picture to show while there is no value, and what removes it. */
  shown?: string | null | undefined
  onRemove?: (() => void) | undefined
  /** Told when sending begins and ends, so that the form can wait for it. */
  onSending?: ((isSending: boolean) => void) | undefined
  hint?: ReactNode
  error?: ReactNode
  optional?: boolean | undefined
}

export function PhotoField({ label, kind, value, onChange, error, stored, ...rest }: Props) {
  const { upload, send, clear } = useUpload(useImageWay(), onChange)
  const preview = usePreview(value, stored)
  const isSending = upload.stage === 'sending'
  const tellSending = useEffectEvent((is: boolean) => rest.onSending?.(is))
  useEffect(() => tellSending(isSending), [isSending])

  const remove = () => {
    clear()
    if (value) onChange('')
    else rest.onRemove?.()
  }
  const take = (files: readonly File[]) => {
    const file = firstImage(files)
    if (file) void send(file)
  }
  const url = preview ?? (value ? undefined : rest.shown)
  return (
    <Field
      label={label}
      hint={rest.hint ?? `Recommended size: ${RECOMMENDED_SIZES[kind]}. ${TOO_LARGE.image}`}
      error={upload.stage === 'refused' ? upload.reason : error}
      optional={rest.optional}
    >
      <FileDrop
        accept={IMAGE_TYPES.join(',')}
        onFiles={take}
        isFilled={Boolean(url) && !isSending && upload.stage !== 'refused'}
        face={`${upload.stage} ${url ?? ''}`}
      >
        <PhotoChoice
          kind={kind}
          upload={upload}
          url={url}
          onRemove={value || (url && rest.onRemove) ? remove : undefined}
          onStop={clear}
        />
      </FileDrop>
      <output className="sr">{uploadWords(upload)}</output>
    </Field>
  )
}
