import { Download, FileSpreadsheet } from 'lucide-react'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { plotFileName } from './plot-file-name.ts'
import { useExportRows } from '#web/platform/ui/lists/use-export-rows.ts'

type Props = {
  /** Names the file: "Offer funnel". */
  title: string
  /** The first row names the columns. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** Saves the figures of a plot as a spreadsheet. */
export function SavePlot({ title, rows }: Props) {
  const { save, isPending } = useExportRows({ name: plotFileName(title, useNow()), rows })
  return (
    <span className="row">
      <IconButton look="small" label={`Download CSV of ${title}`} onClick={() => save('csv')}>
        <Download />
      </IconButton>
      <IconButton
        look="small"
        label={`${title} as Excel workbook`}
        disabled={isPending}
        onClick={() => save('xlsx')}
      >
        <FileSpreadsheet />
      </IconButton>
    </span>
  )
}
