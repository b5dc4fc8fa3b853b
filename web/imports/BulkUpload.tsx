import { useState } from 'react'
import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { Field } from '#web/platform/ui/Field.tsx'
import { CsvDrop } from '#web/uploads/CsvDrop.tsx'
import { useCsvUpload } from '#web/uploads/use-csv-upload.ts'
import { RunningImport } from './RunningImport.tsx'
import { SentFile } from './SentFile.tsx'
import { TemplateLink } from './TemplateLink.tsx'

type Props = {
  /** Told when the person has read what came of an import. */
  onDone?: ((status: ImportStatus) => void) | undefined
}

/** Many products at once: a .csv file is chosen, sent, imported, and what came of it is told. */
export function BulkUpload({ onDone }: Props) {
  const { upload, send, clear } = useCsvUpload()
  const [hasBegun, setHasBegun] = useState(false)
  if (upload.stage === 'sent' && hasBegun) {
    const finish = (status: ImportStatus) => {
      clear()
      setHasBegun(false)
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
      <CsvDrop upload={upload} send={send} clear={clear}>
        {upload.stage === 'sent' && <SentFile {...upload} onBegun={() => setHasBegun(true)} />}
      </CsvDrop>
    </Field>
  )
}
