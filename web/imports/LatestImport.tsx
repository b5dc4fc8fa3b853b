import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import { RelativeTime } from '#web/platform/ui/RelativeTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { FailedRows } from './FailedRows.tsx'
import { outcomeLine } from './import-outcome.ts'
import styles from './LatestImports.module.css'
import { UndoImport } from './UndoImport.tsx'

type Props = { summary: ImportSummary; onShow: () => void; onUndone: () => void }

export function LatestImport({ summary, onShow, onUndone }: Props) {
  return (
    <li className={styles['import']}>
      <div className="col grow">
        <TextButton className="cut med" onClick={onShow}>
          {summary.file_name}
        </TextButton>
        <span className="t13 soft tnum">
          {outcomeLine(summary)} · <RelativeTime at={summary.created_at} />
        </span>
      </div>
      <div className="row wrap">
        <FailedRows summary={summary} />
        <UndoImport summary={summary} onUndone={onUndone} />
      </div>
    </li>
  )
}
