import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { FileReading } from '#web/uploads/look/FileReading.tsx'
import { SpreadsheetField } from '#web/uploads/SpreadsheetField.tsx'
import type { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { Step } from './Step.tsx'

type Props = { file: ReturnType<typeof useSpreadsheetUpload> }

export function OfferUploadStep({ file }: Props) {
  const { upload, reading, change } = file
  return (
    <Step number={3} title="Upload your file">
      <SpreadsheetField
        label="Offers as a CSV file"
        hint="Up to 10,000 rows with offers in a CSV file of less than 4 MB, or a workbook of less than 10 MB"
        file={file}
      />
      {upload.stage === 'sent' && <FileReading of="offers" reading={reading} onChange={change} />}
      {upload.stage !== 'sent' && <PasteCells onFile={(pasted) => void file.send(pasted)} />}
    </Step>
  )
}
