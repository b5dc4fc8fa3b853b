import { ImageUp } from 'lucide-react'
import { IMAGE_FORMATS, type PictureUse } from '#market/uploads/upload-limits.ts'
import { FileInvitation } from './FileInvitation.tsx'
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
  if (upload.stage === 'sending') return <SendingFile {...upload} onStop={onStop} />
  if (upload.stage === 'refused') return <RefusedFile {...upload} onDismiss={onStop} />
  if (url) {
    const fileName = upload.stage === 'sent' ? upload.fileName : undefined
    return <SentPicture kind={kind} url={url} fileName={fileName} onRemove={onRemove} />
  }
  return (
    <FileInvitation
      icon={ImageUp}
      words="Drop an image here, or choose a file"
      kinds={IMAGE_FORMATS}
    />
  )
}
