/** How far the sending of one file has come. */
export type Upload =
  | { stage: 'idle' }
  | { stage: 'sending'; fileName: string; share: number }
  | { stage: 'sent'; fileName: string; size: number; fileKey: string }
  | { stage: 'refused'; fileName: string; reason: string; sendAgain?: (() => void) | undefined }

/** What a screen reader is told as it goes; a refusal is told by the field. */
export function uploadWords(upload: Upload) {
  if (upload.stage === 'sending') return `Uploading ${upload.fileName}`
  return upload.stage === 'sent' ? `${upload.fileName} uploaded` : ''
}
