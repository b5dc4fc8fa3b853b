import { Download } from 'lucide-react'
import type { Endpoint, FileAnswer, Nothing } from '#market/endpoint.ts'
import type { FileFormat } from '#market/spreadsheets/file-format.ts'
import { download } from '#web/platform/http/download.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useAction } from '#web/platform/ui/use-action.ts'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'

type Props<Query extends object> = {
  file: Endpoint<Nothing, Query, unknown, FileAnswer>
  /** What is shown; the file has all of its pages. */
  view: Omit<Query, 'format'>
  /** What is saved: "Purchase orders". */
  of: string
}

/** Saves all rows that a list has for what is asked. */
export function ExportList<Query extends object>({ file, view, of }: Props<Query>) {
  const exporting = useAction((format: FileFormat) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the view is the query but for its format
    download(file, { query: { ...view, page: undefined, format } as never }),
  )
  const save = (format: FileFormat) => void exporting.run(format)
  return (
    <span className="row">
      <Button busy={exporting.isPending} onClick={() => save('csv')}>
        <Download /> Export CSV
      </Button>
      <WorkbookButton of={of} busy={exporting.isPending} onPress={() => save('xlsx')} />
    </span>
  )
}
