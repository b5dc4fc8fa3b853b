import { FileSpreadsheet } from 'lucide-react'
import { Field } from '#web/platform/ui/Field.tsx'
import { FileDrop } from '#web/uploads/FileDrop.tsx'
import { FileInvitation } from '#web/uploads/FileInvitation.tsx'
import { RefusedFile } from '#web/uploads/RefusedFile.tsx'
import { SentCsv } from '#web/uploads/SentCsv.tsx'
import { ImportStep } from './ImportStep.tsx'
import { Preview } from './Preview.tsx'
import { fileWords } from './preview-words.ts'
import { ReadingFile } from './ReadingFile.tsx'
import type { useChosenSheet } from './use-chosen-sheet.ts'

type Props = ReturnType<typeof useChosenSheet>

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
