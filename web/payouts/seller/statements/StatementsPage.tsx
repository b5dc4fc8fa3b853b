import { useLocation } from '@tanstack/react-router'
import { Download, FileDown } from 'lucide-react'
import { statementMonth } from '#market/payouts/statement.ts'
import { useNow } from '#web/platform/hooks/use-now.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { PageHead } from '#web/platform/ui/PageHead.tsx'
import { WorkbookButton } from '#web/platform/ui/WorkbookButton.tsx'
import { monthOf, monthsSince } from '../months.ts'
import { useMoney, useStatementPdf, useStatementSpreadsheet } from '../payout-queries.ts'
import { PayoutTabs } from '../PayoutTabs.tsx'
import { MonthStatement } from './MonthStatement.tsx'
import { StatementMonths } from './StatementMonths.tsx'

/** A month of what Lotline keeps for a seller. */
export function StatementsPage() {
  usePageTitle('Payout statements')
  const { search } = useLocation()
  const now = useNow()
  const { data: money } = useMoney()
  const months = monthsSince(money?.first_month ?? monthOf(now), now)
  const asked = statementMonth.safeParse(search['month'])
  const month = asked.success && asked.data <= monthOf(now) ? asked.data : monthOf(now)
  return (
    <main className="page">
      <PageHead
        title="Statements"
        summary="What we kept for you over a month: your sales less our fee, until they are paid out."
      >
        <StatementFiles month={month} />
      </PageHead>
      <div className="col g4">
        <PayoutTabs current="statements" />
        <StatementMonths
          month={month}
          months={months.includes(month) ? months : [...months, month]}
        />
        <MonthStatement month={month} />
      </div>
    </main>
  )
}

type FilesProps = { month: string }

/** Saves a statement as a PDF or as a spreadsheet. */
function StatementFiles({ month }: FilesProps) {
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
