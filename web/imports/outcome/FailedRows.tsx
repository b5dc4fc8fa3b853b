import { Download } from 'lucide-react'
import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDownloadFailedRows } from '../import-queries.ts'

type Props = { summary: Pick<ImportSummary, 'key' | 'failed_rows'> }

/** The rows that failed, as a file to correct and import separately. */
export function FailedRows({ summary: { key, failed_rows } }: Props) {
  const rows = useDownloadFailedRows(key)
  if (failed_rows === 0) return null
  const save = (format: FileFormat) =>
    rows.mutate(format, { onError: ({ message }) => toastProblem(message) })
  return (
    <span className="row">
      <Button size="small" busy={rows.isPending} onClick={() => save('csv')}>
        <Download />
        Rejected rows
      </Button>
      <WorkbookButton
        size="small"
        of="These rows"
        busy={rows.isPending}
        onPress={() => save('xlsx')}
      />
    </span>
  )
}
