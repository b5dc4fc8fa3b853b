import { Download } from 'lucide-react'
import { csvText, type CsvCell } from '#market/spreadsheets/write-csv.ts'
import { saveFile } from '#web/platform/http/save-file.ts'
import { IconButton } from '#web/platform/ui/IconButton.tsx'

type Props = {
  /** The name of the file: "Offer funnel". */
  title: string
  /** The first row names the columns. */
  rows: () => readonly (readonly CsvCell[])[]
}

/** Saves the figures of a plot as a CSV file. */
export function SavePlot({ title, rows }: Props) {
  const name = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`
  return (
    <IconButton
      look="small"
      label={`Download CSV of ${title}`}
      onClick={() => saveFile(name, new Blob([csvText(rows())], { type: 'text/csv' }))}
    >
      <Download />
    </IconButton>
  )
}
