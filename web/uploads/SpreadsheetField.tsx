import { sizeInWords } from './file-size.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { SentSpreadsheet } from './SentSpreadsheet.tsx'
import { SpreadsheetDrop } from './SpreadsheetDrop.tsx'
import type { useSpreadsheetUpload } from './use-spreadsheet-upload.ts'

type Props = {
  label: string
  /** How large it may be. */
  hint: string
  file: ReturnType<typeof useSpreadsheetUpload>
}

/** The field of a form that takes one spreadsheet, and names it once it was sent. */
export function SpreadsheetField({ label, hint, file }: Props) {
  const { upload } = file
  return (
    <Field
      label={label}
      labelHidden
      hint={hint}
      error={upload.stage === 'refused' && upload.reason}
    >
      <SpreadsheetDrop {...file}>
        {upload.stage === 'sent' && (
          <SentSpreadsheet fileName={upload.fileName} facts={sizeInWords(upload.size)} />
        )}
      </SpreadsheetDrop>
    </Field>
  )
}
