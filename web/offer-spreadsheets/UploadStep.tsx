import { Field } from '#web/platform/ui/fields/Field.tsx'
import { CsvDrop } from '#web/uploads/CsvDrop.tsx'
import { sizeInWords } from '#web/uploads/file-size.ts'
import { SentCsv } from '#web/uploads/SentCsv.tsx'
import type { useCsvUpload } from '#web/uploads/use-csv-upload.ts'
import { Step } from './Step.tsx'

type Props = { file: ReturnType<typeof useCsvUpload> }

export function UploadStep({ file }: Props) {
  const { upload } = file
  return (
    <Step number={3} title="Upload the filled file">
      <Field
        label="Offers as .csv"
        labelHidden
        hint="Up to 10,000 rows with offers in a file of less than 4 MB"
        error={upload.stage === 'refused' && upload.reason}
      >
        <CsvDrop {...file}>
          {upload.stage === 'sent' && (
            <SentCsv fileName={upload.fileName} facts={sizeInWords(upload.size)} />
          )}
        </CsvDrop>
      </Field>
    </Step>
  )
}
