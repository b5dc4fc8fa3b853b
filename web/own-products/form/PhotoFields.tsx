import { ImageUp, Link as LinkIcon } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { OwnProduct } from '#market/products/own-product-api.ts'
import {
  IMAGE_FORMATS,
  IMAGE_TYPES,
  RECOMMENDED_SIZES,
  TOO_LARGE,
} from '#market/uploads/upload-limits.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { PhotoRow } from './PhotoRow.tsx'
import { MAX_PHOTOS } from './product-draft.ts'
import styles from './PhotoFields.module.css'
import type { Photos } from './use-photos.ts'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm; photos: Photos; problems: OwnProduct['photo_problems'] }

/** Up to five photos, in the order in which buyers see them. */
export function PhotoFields({ form, photos, problems }: Props) {
  const { field } = useController({ control: form.control, name: 'photos' })
  const [dragged, setDragged] = useState<number>()
  const [moved, setMoved] = useState('')
  const [opened, setOpened] = useState<string>()
  const said = form.formState.errors.photos
  const count = photos.photos.length
  const isFull = count === MAX_PHOTOS

  function add(files: readonly File[]) {
    const leftOut = photos.addFiles(files)
    if (leftOut > 0) toastProblem(`Up to ${MAX_PHOTOS} photos: ${leftOut} more were skipped.`)
  }
  function move(from: number, to: number) {
    photos.move(from, to)
    setMoved(`Photo ${from + 1} is now photo ${to + 1} of ${count}`)
  }
  return (
    <div
      ref={(part) => field.ref(part && { focus: () => part.querySelector('input')?.focus() })}
      className={styles['photos']}
    >
      {!isFull && (
        <Field
          label="Photos"
          hint={`Up to ${MAX_PHOTOS}. Recommended size: ${RECOMMENDED_SIZES.photo}. ${TOO_LARGE.image}`}
          error={count === 0 ? said?.[0]?.given?.message : undefined}
        >
          <FileDrop multiple accept={IMAGE_TYPES.join(',')} onFiles={add}>
            <FileInvitation
              icon={ImageUp}
              words="Drop photos here, or choose files"
              kinds={IMAGE_FORMATS}
            />
          </FileDrop>
        </Field>
      )}
      {count > 0 && (
        <ol className={styles['list']} aria-label="Photos in order">
          {photos.photos.map((photo, at) => (
            <PhotoRow
              key={photo.slot}
              photos={photos}
              at={at}
              error={said?.[at]?.given?.message}
              problem={problems.find(({ address }) => address === photo.given)?.problem}
              isNew={photo.slot === opened}
              isOver={dragged !== undefined && dragged !== at}
              onRecheck={() => void form.trigger('photos')}
              onMove={(to) => move(at, to)}
              onDrag={setDragged}
              onDropped={() => dragged !== undefined && dragged !== at && move(dragged, at)}
            />
          ))}
        </ol>
      )}
      <output className="sr">{moved}</output>
      {!isFull && (
        <div>
          <Button size="small" kind="quiet" onClick={() => setOpened(photos.addAddress())}>
            <LinkIcon />
            Add a photo by URL
          </Button>
        </div>
      )}
    </div>
  )
}
