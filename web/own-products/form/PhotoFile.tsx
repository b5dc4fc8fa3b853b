import { CircleAlert, FileWarning } from 'lucide-react'
import { photoAt } from '#market/uploads/photo.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Photo } from '#web/platform/ui/Photo.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { usePhotoShown } from './use-photo-shown.ts'
import styles from './PhotoFields.module.css'
import type { PhotoDraft } from './product-draft.ts'
import type { Photos } from './use-photos.ts'
import { IMAGE_TYPES } from '#market/uploads/upload-limits.ts'
import { buttonClass } from '#web/platform/ui/button-class.ts'

type Props = { photos: Photos; photo: PhotoDraft; at: number; error: string | undefined }

const PERCENT = 100

/** A photo that was sent as a file: on its way, refused, or there. */
export function PhotoFile({ photos, photo, at, error }: Props) {
  const upload = photos.uploadOf(photo.slot)
  const shown = usePhotoShown(photo)
  const fileName = upload.stage === 'idle' ? `Photo ${at + 1}` : upload.fileName

  if (upload.stage === 'sending') {
    const percent = Math.round(upload.share * PERCENT)
    return (
      <>
        <span className={styles['waiting']} aria-hidden="true">
          ...
        </span>
        <span className="col grow g2">
          <span className="row between">
            <span className="cut">{fileName}</span>
            <span className="t12 muted tnum">{percent}%</span>
          </span>
          <ProgressBar label={`Uploading ${fileName}`} done={percent} of={PERCENT} />
        </span>
      </>
    )
  }
  if (upload.stage === 'refused')
    return (
      <>
        <span className={styles['bad']}>
          <FileWarning />
        </span>
        <span className="col grow">
          <span className="cut">{fileName}</span>
          <span className="t12 red" role="alert">
            {upload.reason}
          </span>
        </span>
        {upload.sendAgain ? (
          <Button size="small" onClick={upload.sendAgain}>
            Try again
          </Button>
        ) : (
          <ReplaceFile onFile={(file) => photos.replace(photo.slot, file)} />
        )}
      </>
    )
  const standing = [upload.stage === 'sent' && 'Uploaded', at === 0 && 'Main photo']
  return (
    <>
      <Photo url={shown && photoAt(shown, 400)} alt="Preview" side={56} />
      <span className="col grow">
        <span className="cut">{fileName}</span>
        {error ? (
          <span className="row t12 red" role="alert">
            <CircleAlert className="i-14" />
            {error}
          </span>
        ) : (
          <span className="t12 green">{standing.filter(Boolean).join(' · ')}</span>
        )}
      </span>
    </>
  )
}

type ReplaceFileProps = { onFile: (file: File) => void }

/** Chooses another file in the place of one that was refused. */
function ReplaceFile({ onFile }: ReplaceFileProps) {
  return (
    <label className={buttonClass({ size: 'small', className: styles['replace'] })}>
      Replace
      <input
        type="file"
        className="sr"
        accept={IMAGE_TYPES.join(',')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
