import { FileBadge } from 'lucide-react'
import { DOCUMENT_FORMATS } from '#market/uploads/document-kind.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { uploadProblem } from '#market/uploads/upload-limits.ts'
import { call } from '#web/platform/http/call.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { sizeInWords } from './file-size.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileInvitation } from './FileInvitation.tsx'
import { putFile } from './put-file.ts'
import { RefusedFile } from './RefusedFile.tsx'
import { SendingFile } from './SendingFile.tsx'
import { useUpload } from './use-upload.ts'
import { uploadWords } from './upload.ts'
import type { UploadWay } from './use-uploads.ts'
import styles from './DocumentField.module.css'

type Props = {
  /** What is asked for, such as “Drop the certificate here, or choose it”. */
  words: string
  error?: string | undefined
  onChange: (key: string) => void
}

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

/** Sends a document; what it is, the server judges by its content. */
const documentWay: UploadWay = {
  problemOf: (file) => uploadProblem('document', file),
  sendFile: async (file, sending) => {
    const body = { operation: 'put_object', kind: 'document', size: file.size } as const
    const signed = await call(presignUrl, { body, signal: sending.signal })
    await putFile(signed, file, sending)
    return signed.file_key
  },
}

/** A private document, which is never shown, only downloaded. */
export function DocumentField({ words, error, onChange }: Props) {
  const { upload, send, clear } = useUpload(documentWay, onChange)
  const reason = upload.stage === 'refused' ? upload.reason : error
  const dismiss = () => {
    clear()
    onChange('')
  }
  return (
    <Field label="Document" error={reason}>
      <FileDrop
        accept={ACCEPT}
        onFiles={([file]) => file && void send(file)}
        isFilled={upload.stage === 'sent'}
        face={upload.stage}
      >
        {upload.stage === 'idle' && (
          <FileInvitation
            icon={FileBadge}
            words={words}
            kinds={`${DOCUMENT_FORMATS}, up to 10 MB`}
          />
        )}
        {upload.stage === 'sending' && <SendingFile {...upload} onStop={dismiss} />}
        {upload.stage === 'refused' && <RefusedFile {...upload} onDismiss={dismiss} />}
        {upload.stage === 'sent' && (
          <span className={`row between wrap ${styles['words']}`}>
            <span>
              <b className="med">{upload.fileName}</b>{' '}
              <span className="t13 muted">{sizeInWords(upload.size)}</span>
            </span>
            <ChooseFile>Replace</ChooseFile>
          </span>
        )}
        <output className="sr">{uploadWords(upload)}</output>
      </FileDrop>
    </Field>
  )
}
