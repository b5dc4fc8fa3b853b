import { Download, Pencil } from 'lucide-react'
import type { ImportSummary } from '#market/imports/imported-csv-api.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { toastProblem } from '#web/platform/ui/toasts/toasts.ts'
import { useDownloadFailedRows, useOpenFailedRows, type RowsToFix } from '../import-queries.ts'
import { counted } from '#web/platform/format/numbers.ts'

type Props = {
  summary: Pick<ImportSummary, 'key' | 'file_name' | 'failed_rows'>
  /** Missing where they were fixed already. */
  onFix: ((rows: RowsToFix) => void) | undefined
}

/** The rows that failed: to fix here and import on their own, or as a file to do so elsewhere. */
export function FailedRows({ summary: { key, file_name, failed_rows }, onFix }: Props) {
  const rows = useDownloadFailedRows(key)
  const opening = useOpenFailedRows({ fileKey: key, fileName: file_name })
  if (failed_rows === 0) return null
  const save = (format: FileFormat) =>
    rows.mutate(format, { onError: ({ message }) => toastProblem(message) })
  return (
    <span className="row wrap">
      {onFix && (
        <Button
          size="small"
          busy={opening.isPending}
          onClick={() => void opening.run(undefined, onFix)}
        >
          <Pencil />
          Fix {counted(failed_rows, 'row')} here
        </Button>
      )}
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
