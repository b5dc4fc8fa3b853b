import { Download } from 'lucide-react'
import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDownloadFailedRows } from '../import-queries.ts'

type Props = { summary: Pick<ImportSummary, 'key' | 'failed_rows'> }

/** The rows that failed, as a file to put right and import by itself. */
export function FailedRows({ summary: { key, failed_rows } }: Props) {
  const rows = useDownloadFailedRows(key)
  if (failed_rows === 0) return null
  return (
    <Button
      size="small"
      busy={rows.isPending}
      onClick={() => rows.mutate(undefined, { onError: ({ message }) => toastProblem(message) })}
    >
      <Download />
      Rejected rows
    </Button>
  )
}
