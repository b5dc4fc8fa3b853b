import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport, type RowsToFix } from '../import-queries.ts'
import { isUnderWay } from './look-again.ts'
import { FailedRows } from './FailedRows.tsx'
import { UndoImport } from './UndoImport.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { productsOf } from '#market/imports/outcome-words.ts'

type Props = {
  fileName: string
  fileKey: string
  onFinish: (status: ImportStatus) => void
  onFix: (rows: RowsToFix) => void
  /** Where there is more to do about its outcome than to fix its rows. */
  onUndone?: (() => void) | undefined
}

/** An import from its beginning to what came of it. */
export function RunningImport({ fileName, fileKey, onFinish, onFix, onUndone }: Props) {
  const { data: status, error } = useImport(fileKey)
  if (status && !isUnderWay(status))
    return (
      <ImportResult
        status={status}
        onClose={() => onFinish(status)}
        next={onUndone && nextStep(status)}
      >
        <ImportActions status={status} onFix={onFix} onUndone={onUndone} />
      </ImportResult>
    )
  return <ImportProgress fileName={fileName} status={status} problem={error?.message} />
}

type ImportActionsProps = Pick<Props, 'onFix' | 'onUndone'> & { status: ImportStatus }

/** What can be done about what came of an import. */
function ImportActions({ status, onFix, onUndone }: ImportActionsProps) {
  return (
    <div className="row wrap">
      <FailedRows summary={status} onFix={onFix} />
      {onUndone && <UndoImport summary={status} onUndone={onUndone} />}
    </div>
  )
}

/** To what the file said that still lacks something, or to the products that it made or changed. */
function nextStep({
  id,
  message,
  provisional_count: drafts,
  changed_count: changed,
}: ImportStatus) {
  if (message !== importMessages.complete) return undefined
  if (drafts > 0)
    return (
      <ButtonLink kind="primary" href={paths.manageProducts({ tab: 'needs_fixing' })}>
        Fix {productsOf(drafts)}
      </ButtonLink>
    )
  if (changed === 0) return undefined
  return (
    <ButtonLink kind="primary" href={paths.manageProducts({ import: id })}>
      View {changed === 1 ? 'product' : productsOf(changed)}
    </ButtonLink>
  )
}
