import { FileBadge } from 'lucide-react'
import { DOCUMENT_FORMATS } from '#market/uploads/document-kind.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { documentWay } from './document-way.ts'
import { sizeInWords } from './file-size.ts'
import { FileDrop } from './FileDrop.tsx'
import { FileInvitation } from './FileInvitation.tsx'
import { RefusedFile } from './RefusedFile.tsx'
import { SendingFile } from './SendingFile.tsx'
import { useUpload } from './use-upload.ts'
import { uploadWords } from './upload.ts'
import styles from './DocumentField.module.css'

type Props = {
  /** What is asked for, such as “Drop the certificate here, or choose it”. */
  words: string
  error?: string | undefined
  onChange: (key: string) => void
}

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

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
