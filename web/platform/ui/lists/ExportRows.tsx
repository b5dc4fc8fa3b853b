import { Download } from 'lucide-react'
import type { SpreadsheetToSave } from '#web/platform/http/save-spreadsheet.ts'
import { Button } from '../Button.tsx'
import { useExportRows } from './use-export-rows.ts'
import { WorkbookButton } from '../WorkbookButton.tsx'

type Props = SpreadsheetToSave & {
  /** What is saved: "Rows with problems". */
  of: string
  /** What the button says. */
  children: string
}

/** Saves rows that the page has: as a CSV file, or as a workbook. */
export function ExportRows({ of, children, ...spreadsheet }: Props) {
  const { save, isPending } = useExportRows(spreadsheet)
  return (
    <span className="row">
      <Button size="small" busy={isPending} onClick={() => save('csv')}>
        <Download />
        {children}
      </Button>
      <WorkbookButton size="small" of={of} busy={isPending} onPress={() => save('xlsx')} />
    </span>
  )
}
