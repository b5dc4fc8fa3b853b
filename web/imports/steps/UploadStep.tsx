import { FileSpreadsheet, X } from 'lucide-react'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { RefusedFile } from '#web/uploads/RefusedFile.tsx'
import { SentCsv } from '#web/uploads/SentCsv.tsx'
import { ImportStep } from './ImportStep.tsx'
import { Preview } from '../preview/Preview.tsx'
import { fileWords } from '../preview/preview-words.ts'
import type { useChosenSpreadsheet } from '../spreadsheet/use-chosen-spreadsheet.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import styles from './UploadStep.module.css'

type Props = ReturnType<typeof useChosenSpreadsheet>

/** A file is chosen or dropped, and shown as it would be imported. */
export function UploadStep({ chosen, choose, change, clear }: Props) {
  const isRead = chosen.stage === 'read' && !('problem' in chosen.judged)
  return (
    <ImportStep number={3} title="Upload the file" standing={isRead ? 'done' : 'now'}>
      <Field
        label="Upload products via .csv"
        labelHidden
        hint={chosen.stage !== 'read' && 'Up to 10,000 products in a file of less than 4 MB'}
        error={
          (chosen.stage === 'refused' && chosen.reason) ||
          (chosen.stage === 'read' && 'problem' in chosen.judged && chosen.judged.problem)
        }
      >
        <FileDrop
          accept=".csv,text/csv"
          onFiles={([file]) => file && void choose(file)}
          isFilled={chosen.stage === 'read'}
          face={chosen.stage}
        >
          {chosen.stage === 'idle' && (
            <FileInvitation
              icon={FileSpreadsheet}
              words="Drop a .csv file here, or choose one"
              kinds="In Excel: File, Save As, CSV UTF-8"
            />
          )}
          {chosen.stage === 'reading' && <ReadingFile {...chosen} onStop={clear} />}
          {chosen.stage === 'refused' && <RefusedFile {...chosen} onDismiss={clear} />}
          {chosen.stage === 'read' && (
            <SentCsv
              fileName={chosen.file.name}
              facts={fileWords(chosen.file.size, chosen.facts.dialect, chosen.judged)}
            />
          )}
        </FileDrop>
      </Field>
      {chosen.stage === 'read' && !('problem' in chosen.judged) && (
        <Preview judged={chosen.judged} changes={chosen.changes} onChange={change} />
      )}
    </ImportStep>
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
