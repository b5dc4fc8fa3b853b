import { FileDown } from 'lucide-react'
import type { Paper } from '#market/papers/paper.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { usePaperPdf, usePaperSpreadsheet } from './paper-queries.ts'

type Props = { paper: Pick<Paper, 'id' | 'number'> }

/** Saves a document as a PDF or as a spreadsheet. */
export function PaperFiles({ paper: { id, number } }: Props) {
  const pdf = usePaperPdf()
  const sheet = usePaperSpreadsheet()
  return (
    <span className="row">
      <Button
        size="small"
        busy={pdf.isPending}
        aria-label={`PDF of ${number}`}
        onClick={() => void pdf.run(id)}
      >
        <FileDown /> PDF
      </Button>
      <WorkbookButton
        of={number}
        busy={sheet.isPending}
        onPress={() => void sheet.run({ id, format: 'xlsx' })}
      />
    </span>
  )
}
