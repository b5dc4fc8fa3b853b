import { ImageUp } from 'lucide-react'
import type { PictureUse } from '#market/uploads/upload.ts'
import { useFieldWiring } from '#web/platform/ui/field-wiring.ts'
import styles from './PhotoField.module.css'
import { RefusedFile } from './RefusedFile.tsx'
import { SendingFile } from './SendingFile.tsx'
import { SentPicture } from './SentPicture.tsx'
import type { Upload } from './upload.ts'

type Props = {
  kind: PictureUse
  upload: Upload
  url: string | null | undefined
  onRemove?: (() => void) | undefined
  onStop: () => void
}

/** The inside of the field: what is being sent, what was sent, or the invitation to choose. */
export function PhotoChoice({ kind, upload, url, onRemove, onStop }: Props) {
  const { id } = useFieldWiring()
  if (upload.stage === 'sending') return <SendingFile {...upload} onStop={onStop} />
  if (upload.stage === 'refused') return <RefusedFile {...upload} onDismiss={onStop} />
  if (url) {
    const fileName = upload.stage === 'done' ? upload.fileName : undefined
    return <SentPicture kind={kind} url={url} fileName={fileName} onRemove={onRemove} />
  }
  return (
    <label htmlFor={id} className={styles['empty']}>
      <ImageUp className="i-24" />
      <b className="med">Drop an image here, or choose a file</b>
      <span className="t13 muted">JPEG, PNG, WebP or GIF</span>
    </label>
  )
}
