import { FileSpreadsheet } from 'lucide-react'
import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { RefusedFile } from '#web/uploads/RefusedFile.tsx'
import { SendingFile } from '#web/uploads/SendingFile.tsx'
import { RunningImport } from './RunningImport.tsx'
import { SentFile } from './SentFile.tsx'
import { TemplateLink } from './TemplateLink.tsx'
import { useBulkUpload } from './use-bulk-upload.ts'

type Props = {
  /** Told when the person has read what came of an import. */
  onDone?: ((status: ImportStatus) => void) | undefined
}

/** Many products at once: a .csv file is chosen, sent, imported, and what came of it is told. */
export function BulkUpload({ onDone }: Props) {
  const { upload, send, begun, clear } = useBulkUpload()
  if (upload.stage === 'begun') {
    const finish = (status: ImportStatus) => {
      clear()
      onDone?.(status)
    }
    return <RunningImport {...upload} onFinish={finish} />
  }
  return (
    <Field
      label="Upload products via .csv"
      hint="Up to 10,000 products in a file of less than 4 MB"
      error={upload.stage === 'refused' && upload.reason}
      aside={<TemplateLink />}
    >
      <FileDrop
        accept=".csv,text/csv"
        onFiles={([file]) => file && void send(file)}
        isFilled={upload.stage === 'sent'}
        face={upload.stage}
      >
        {upload.stage === 'idle' && (
          <FileInvitation
            icon={FileSpreadsheet}
            words="Drop a .csv file here, or choose one"
            kinds="In a spreadsheet: File, Save As, CSV"
          />
        )}
        {upload.stage === 'sending' && <SendingFile {...upload} onStop={clear} />}
        {upload.stage === 'refused' && <RefusedFile {...upload} onDismiss={clear} />}
        {upload.stage === 'sent' && (
          <SentFile {...upload} onBegun={() => begun(upload.fileName, upload.fileKey)} />
        )}
      </FileDrop>
    </Field>
  )
}
