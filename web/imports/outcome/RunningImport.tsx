import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport } from '../import-queries.ts'
import { isUnderWay } from './look-again.ts'
import { FailedRows } from './FailedRows.tsx'
import { UndoImport } from './UndoImport.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { productsOf, productsToFix } from './import-outcome.ts'

type Props = {
  fileName: string
  fileKey: string
  onFinish: (status: ImportStatus) => void
  /** Where there is more to do about its outcome than to read it. */
  onUndone?: (() => void) | undefined
}

/** An import from its beginning to what came of it. */
export function RunningImport({ fileName, fileKey, onFinish, onUndone }: Props) {
  const { data: status, error } = useImport(fileKey)
  if (status && !isUnderWay(status))
    return (
      <ImportResult status={status} onClose={() => onFinish(status)}>
        {onUndone && <ImportActions status={status} onUndone={onUndone} />}
      </ImportResult>
    )
  return <ImportProgress fileName={fileName} status={status} problem={error?.message} />
}

type ImportActionsProps = { status: ImportStatus; onUndone: () => void }

/** What can be done about what came of an import. */
function ImportActions({ status, onUndone }: ImportActionsProps) {
  return (
    <div className="row wrap">
      <FixProducts status={status} />
      <FailedRows summary={status} />
      <UndoImport summary={status} onUndone={onUndone} />
    </div>
  )
}

type FixProductsProps = { status: ImportStatus }

/** A link to the products that still lack something. */
function FixProducts({ status }: FixProductsProps) {
  const drafts = productsToFix(status)
  if (drafts === 0) return null
  return (
    <ButtonLink kind="primary" size="small" href={paths.manageProducts({ tab: 'needs_fixing' })}>
      Fix {productsOf(drafts)}
    </ButtonLink>
  )
}
