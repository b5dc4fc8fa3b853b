import { Field } from '#web/platform/ui/fields/Field.tsx'
import { SpreadsheetDrop } from '#web/uploads/SpreadsheetDrop.tsx'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { FileReading } from '#web/uploads/look/FileReading.tsx'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import type { useSpreadsheetUpload } from '#web/uploads/use-spreadsheet-upload.ts'
import { Step } from './Step.tsx'

type Props = { file: ReturnType<typeof useSpreadsheetUpload> }

export function OfferUploadStep({ file }: Props) {
  const { upload, reading, change } = file
  return (
    <Step number={3} title="Upload your file">
      <Field
        label="Offers as a CSV file"
        labelHidden
        hint="Up to 10,000 rows with offers in a CSV file of less than 4 MB, or a workbook of less than 10 MB"
        error={upload.stage === 'refused' && upload.reason}
      >
        <SpreadsheetDrop {...file}>
          {upload.stage === 'sent' && (
            <SentSpreadsheet fileName={upload.fileName} facts={sizeInWords(upload.size)} />
          )}
        </SpreadsheetDrop>
      </Field>
      {upload.stage === 'sent' && <FileReading of="offers" reading={reading} onChange={change} />}
      {upload.stage !== 'sent' && <PasteCells onFile={(pasted) => void file.send(pasted)} />}
    </Step>
  )
}
