import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import { withPoint } from '#market/spreadsheets/cells/decimal-comma.ts'
import { counted } from '#web/platform/format/numbers.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import type { Reading } from '../use-spreadsheet-upload.ts'
import { EncodingChoice } from './EncodingChoice.tsx'
import type { FileMeaning } from './file-look.ts'
import { MatchColumns } from './MatchColumns.tsx'
import { Question } from './Question.tsx'
import { SheetChoice } from './SheetChoice.tsx'

type Props = { of: FileKind; reading: Reading; onChange: (how: FileMeaning) => void }

/** How a file is read, and what is asked once for all of it. */
export function FileReading({ of, reading: { look, how, isRemembered }, onChange }: Props) {
  if (!look) return null
  const { sheets, encodings, commas, problem } = look
  return (
    <div className="col g2">
      {sheets && (
        <SheetChoice
          sheets={sheets.sheets}
          sheet={how.sheet ?? sheets.sheet}
          // Rows of another sheet are other rows.
          onChoose={(sheet) => onChange({ ...how, sheet, fixes: undefined, leave_out: undefined })}
        />
      )}
      {encodings && (
        <EncodingChoice
          encoding={how.encoding}
          encodings={encodings}
          onChoose={(encoding) => onChange({ ...how, encoding })}
        />
      )}
      {isRemembered && how.mapping && Object.keys(how.mapping).length > 0 && (
        <div className="row g2 wrap t13">
          <output>Columns matched as in your last file.</output>
          <TextButton onClick={() => onChange({ ...how, mapping: {} })}>Undo</TextButton>
        </div>
      )}
      {problem !== undefined && <Banner tone="red">{problem}</Banner>}
      <MatchColumns of={of} look={look} how={how} onChange={onChange} />
      {commas && (
        <Question>
          <Checkbox
            label={`Read ${commas.example} as ${withPoint(commas.example)}, in ${counted(commas.rows, 'row')}`}
            checked={how.decimal === 'comma'}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ ...how, decimal: checked ? 'comma' : undefined })
            }
          />
        </Question>
      )}
    </div>
  )
}
