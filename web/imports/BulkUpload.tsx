import { useState } from 'react'
import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { SheetChoice } from '#web/uploads/sheets/SheetChoice.tsx'
import { SpreadsheetDrop } from '#web/uploads/SpreadsheetDrop.tsx'
import { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { RunningImport } from './outcome/RunningImport.tsx'
import { Download } from 'lucide-react'
import { TEMPLATE, WORKBOOK_TEMPLATE } from './template.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import styles from './BulkUpload.module.css'
import { useBeginImport } from './import-queries.ts'

type Props = {
  /** Told when the person has read what came of an import. */
  onDone?: ((status: ImportStatus) => void) | undefined
}

/** Many products at once: a .csv file is chosen, sent, imported, and what came of it is told. */
export function BulkUpload({ onDone }: Props) {
  const { upload, send, clear, sheets, chooseSheet } = useSpreadsheetUpload('products')
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
    <div className="col g3">
      <Field
        label="Upload products via .csv"
        hint="Up to 10,000 products in a CSV file of less than 4 MB, or a workbook of less than 10 MB"
        error={upload.stage === 'refused' && upload.reason}
        aside={<TemplateLink />}
      >
        <SpreadsheetDrop upload={upload} send={send} clear={clear}>
          {upload.stage === 'sent' && (
            <SentFile {...upload} sheet={sheets?.sheet} onBegun={() => setHasBegun(true)} />
          )}
        </SpreadsheetDrop>
      </Field>
      {sheets && <SheetChoice {...sheets} onChoose={chooseSheet} />}
      {upload.stage !== 'sent' && upload.stage !== 'sending' && (
        <PasteCells onFile={(pasted) => void send(pasted)} />
      )}
    </div>
  )
}

function TemplateLink() {
  return (
    <span className="row nowrap">
      <a href={TEMPLATE} download className="row g1">
        <Download className="i-14" />
        Template .csv
      </a>
      <a href={WORKBOOK_TEMPLATE} download aria-label="Template .xlsx">
        .xlsx
      </a>
    </span>
  )
}

type SentFileProps = {
  fileName: string
  size: number
  fileKey: string
  sheet: string | undefined
  onBegun: () => void
}

/** The file is there; nothing is imported until the person says so. */
function SentFile({ fileName, size, fileKey, sheet, onBegun }: SentFileProps) {
  const begin = useBeginImport()
  return (
    <div className="col">
      <SentSpreadsheet fileName={fileName} facts={sizeInWords(size)}>
        <Button
          kind="primary"
          size="small"
          busy={begin.isPending}
          onClick={() => begin.mutate({ fileKey, fileName, sheet }, { onSuccess: onBegun })}
        >
          Begin import
        </Button>
      </SentSpreadsheet>
      {begin.error && (
        <p role="alert" className={`t13 red ${styles['problem']}`}>
          {begin.error.message}
        </p>
      )}
    </div>
  )
}
