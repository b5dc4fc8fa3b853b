import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { ImportActions } from './ImportActions.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport } from './import-queries.ts'
import { isUnderWay } from './look-again.ts'

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
