import { FileBadge } from 'lucide-react'
import { DOCUMENT_FORMATS } from '#market/resale-certificates/document-kind.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { ChooseFile } from '#web/uploads/ChooseFile.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { RefusedFile } from '#web/uploads/RefusedFile.tsx'
import { SendingFile } from '#web/uploads/SendingFile.tsx'
import { useUpload } from '#web/uploads/use-upload.ts'
import { uploadWords } from '#web/uploads/upload.ts'
import { documentWay } from './certificate-queries.ts'
import styles from './Certificates.module.css'

type Props = { error?: string | undefined; onChange: (key: string) => void }

const ACCEPT = '.pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png'

/** The certificate itself, which is never shown, only downloaded. */
export function DocumentField({ error, onChange }: Props) {
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
            words="Drop the certificate here, or choose it"
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
