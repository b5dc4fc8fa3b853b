import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Followed } from './followed.ts'
import { isFixed, useLatestImports, type RowsToFix } from '../import-queries.ts'
import styles from './LatestImports.module.css'
import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { FailedRows } from './FailedRows.tsx'
import { outcomeLine } from './import-outcome.ts'
import { UndoImport } from './UndoImport.tsx'

type Props = {
  onShow: (followed: Followed) => void
  onFix: (rows: RowsToFix) => void
  onUndone: () => void
}

/** What was imported of late, with its outcome. */
export function LatestImports({ onShow, onFix, onUndone }: Props) {
  const { data: imports = [] } = useLatestImports()
  if (imports.length === 0) return null
  return (
    <Card aria-label="Recent imports">
      <CardHead title="Recent imports" />
      <ul>
        {imports.map((each) => (
          <LatestImport
            key={each.key}
            summary={each}
            hasFixes={isFixed(each, imports)}
            onShow={() => onShow({ fileKey: each.key, fileName: each.file_name })}
            onFix={onFix}
            onUndone={onUndone}
          />
        ))}
      </ul>
    </Card>
  )
}

type LatestImportProps = Pick<Props, 'onFix' | 'onUndone'> & {
  summary: ImportSummary
  /** Its failed rows were fixed and imported since. */
  hasFixes: boolean
  onShow: () => void
}

function LatestImport({ summary, hasFixes, onShow, onFix, onUndone }: LatestImportProps) {
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
        <FailedRows summary={summary} onFix={hasFixes ? undefined : onFix} />
        <UndoImport summary={summary} onUndone={onUndone} />
      </div>
    </li>
  )
}
