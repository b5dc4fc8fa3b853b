import { Download, FileDown } from 'lucide-react'
import { Button } from '#web/platform/ui/Button.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { useStatementPdf, useStatementSpreadsheet } from '../payout-queries.ts'

type Props = { month: string }

/** Saves a statement as a PDF or as a spreadsheet. */
export function StatementFiles({ month }: Props) {
  const pdf = useStatementPdf()
  const sheet = useStatementSpreadsheet()
  const save = (format: 'csv' | 'xlsx') => void sheet.run({ month, format })
  return (
    <span className="row wrap">
      <Button busy={pdf.isPending} onClick={() => void pdf.run(month)}>
        <FileDown /> Save PDF
      </Button>
      <Button busy={sheet.isPending} onClick={() => save('csv')}>
        <Download /> Export CSV
      </Button>
      <WorkbookButton of="Statement" busy={sheet.isPending} onPress={() => save('xlsx')} />
    </span>
  )
}
