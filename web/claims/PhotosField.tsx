import { ImageUp, X } from 'lucide-react'
import { MOST_CLAIM_PHOTOS } from '#market/claims/claim.ts'
import { IMAGE_FORMATS, IMAGE_TYPES } from '#market/uploads/upload-limits.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import styles from './Claims.module.css'
import type { ClaimPhotosChosen } from './use-claim-photos.ts'

type Props = { photos: ClaimPhotosChosen; error?: string | undefined }

/** Up to ten photos of a problem. */
export function PhotosField({ photos: { chosen, add, remove }, error }: Props) {
  return (
    <div className={styles['chosen']}>
      <Field
        label="Photos"
        optional
        hint={`Up to ${MOST_CLAIM_PHOTOS}. Only the seller and Lotline see them.`}
        error={error}
      >
        <FileDrop multiple accept={IMAGE_TYPES.join(',')} onFiles={add}>
          <FileInvitation icon={ImageUp} words="Add photos" kinds={IMAGE_FORMATS} />
        </FileDrop>
      </Field>
      {chosen.map(({ place, file, url, upload }) => (
        <div key={place} className={styles['photo']}>
          <img src={url} alt="" />
          <span>
            <span className="cut">{file.name}</span>
            {upload.stage === 'sending' && (
              <span className="muted">Uploading, {Math.round(upload.share * 100)}%</span>
            )}
            {upload.stage === 'refused' && (
              <span role="alert" className="red">
                {upload.reason}
              </span>
            )}
          </span>
          <IconButton label={`Remove ${file.name}`} onClick={() => remove(place)}>
            <X />
          </IconButton>
        </div>
      ))}
    </div>
  )
}
