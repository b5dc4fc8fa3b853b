import { FileSpreadsheet, X } from 'lucide-react'
import type { Ref } from 'react'
import { SPREADSHEET_TYPES } from '#market/spreadsheets/spreadsheet-file.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { PasteCells } from '#web/uploads/PasteCells.tsx'
import { RefusedFile } from '#web/uploads/RefusedFile.tsx'
import { SheetChoice } from '#web/uploads/look/SheetChoice.tsx'
import { SentSpreadsheet } from '#web/uploads/SentSpreadsheet.tsx'
import { EncodingChoice } from '#web/uploads/look/EncodingChoice.tsx'
import { FileQuestions } from '../questions/FileQuestions.tsx'
import { ImportStep } from './ImportStep.tsx'
import { PriceRuleFields } from './PriceRuleFields.tsx'
import { Preview } from '../preview/Preview.tsx'
import { fileWords, hiddenWords, leftOutWords } from '../preview/preview-words.ts'
import type { Looking, ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './UploadStep.module.css'

type Props = Pick<Looking, 'chosen' | 'choose' | 'change' | 'clear'> & {
  ref?: Ref<HTMLElement> | undefined
}

const FILE_HINT =
  'Up to 10,000 products in a CSV file of less than 4 MB, or a workbook of less than 10 MB'

/** A file is chosen or dropped, and shown as it would be imported. */
export function UploadStep({ chosen, choose, change, clear, ref }: Props) {
  const isRead = chosen.stage === 'read' && !('problem' in chosen.judged)
  return (
    <ImportStep number={3} title="Upload the file" ref={ref} standing={isRead ? 'done' : 'now'}>
      <Field
        label="Upload products via .csv"
        labelHidden
        hint={chosen.stage !== 'read' && FILE_HINT}
        error={
          (chosen.stage === 'refused' && chosen.reason) ||
          (chosen.stage === 'read' && 'problem' in chosen.judged && chosen.judged.problem)
        }
      >
        <FileDrop
          accept={SPREADSHEET_TYPES}
          onFiles={([file]) => file && void choose(file)}
          isFilled={chosen.stage === 'read'}
          face={chosen.stage}
        >
          {chosen.stage === 'idle' && (
            <FileInvitation
              icon={FileSpreadsheet}
              words="Drop a spreadsheet here, or choose one"
              kinds="Excel (.xlsx, .xls), OpenDocument (.ods) or CSV"
            />
          )}
          {chosen.stage === 'reading' && <ReadingFile {...chosen} onStop={clear} />}
          {chosen.stage === 'refused' && <RefusedFile {...chosen} onDismiss={clear} />}
          {chosen.stage === 'read' && (
            <SentSpreadsheet
              fileName={chosen.file.name}
              facts={fileWords(chosen.file.size, chosen.facts.dialect, chosen.judged)}
            />
          )}
        </FileDrop>
      </Field>
      {chosen.stage !== 'reading' && chosen.stage !== 'read' && (
        <PasteCells onFile={(file) => void choose(file)} />
      )}
      {chosen.stage === 'read' && <SheetFacts chosen={chosen} choose={choose} />}
      {chosen.stage === 'read' && !('problem' in chosen.judged) && (
        <>
          <PriceRuleFields
            prices={chosen.changes.prices}
            onChange={(prices) => change({ ...chosen.changes, prices })}
          />
          <FileQuestions
            questions={chosen.judged.questions}
            changes={chosen.changes}
            onChange={change}
          />
          <Preview judged={chosen.judged} changes={chosen.changes} onChange={change} />
        </>
      )}
    </ImportStep>
  )
}

type SheetFactsProps = { chosen: ReadStage; choose: Props['choose'] }

/** Which sheet is read, and what a person does not see of it. */
function SheetFacts({ chosen: { file, facts }, choose }: SheetFactsProps) {
  const { dialect } = facts
  const leftOut = [hiddenWords(dialect), leftOutWords(dialect)].filter(Boolean).join('. ')
  return (
    <>
      {'sheets' in dialect && (
        <SheetChoice {...dialect} onChoose={(sheet) => void choose(file, { sheet })} />
      )}
      {facts.encodings && (
        <EncodingChoice
          encoding={facts.encoding}
          encodings={facts.encodings}
          onChoose={(encoding) => void choose(file, { encoding })}
        />
      )}
      {leftOut && <p className="t13 soft">{leftOut}.</p>}
    </>
  )
}

type ReadingFileProps = { fileName: string; onStop: () => void }

function ReadingFile({ fileName, onStop }: ReadingFileProps) {
  return (
    <div className={styles['file']}>
      <FileSpreadsheet className="i-20" />
      <span className="col grow">
        <b className="med cut">{fileName}</b>
        <output className="t13 muted">Reading the file…</output>
      </span>
      <IconButton label="Stop" onClick={onStop}>
        <X />
      </IconButton>
    </div>
  )
}
