import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { isUnderWay, useImport } from './import-queries.ts'

type Props = { fileName: string; fileKey: string; onFinish: (status: ImportStatus) => void }

/** An import from its beginning to what came of it. */
export function RunningImport({ fileName, fileKey, onFinish }: Props) {
  const { data: status, error } = useImport(fileKey)
  const isOver = status && !isUnderWay(status)
  return (
    <>
      <ImportProgress fileName={fileName} status={status} problem={error?.message} />
      {isOver && <ImportResult status={status} onClose={() => onFinish(status)} />}
    </>
  )
}
