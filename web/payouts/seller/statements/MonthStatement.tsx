import { cents, formatUsd } from '#market/money.ts'
import { asLoading } from '#web/platform/page-parts.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { Loading } from '#web/platform/ui/Loading.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import { monthWords } from '../months.ts'
import { useStatement } from '../payout-queries.ts'
import { statementColumns } from './statement-columns.tsx'
import { statementRows } from './statement-rows.ts'

type Props = { month: string }

/** Every line of a month, and what stood before and after it. */
export function MonthStatement({ month }: Props) {
  const { data: statement, error, refetch, isPlaceholderData } = useStatement(month)
  if (error && !statement)
    return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  if (!statement)
    return (
      <Loading label="Loading statement">
        <SkeletonRows rows={6} />
      </Loading>
    )
  return (
    <div className="col g3" {...asLoading(isPlaceholderData)}>
      <Card>
        <Table
          caption={`Statement of ${monthWords(statement.month)}`}
          columns={statementColumns(formatUsd(cents(statement.closing_cents)))}
          rows={statementRows(statement)}
          rowKey={({ key }) => key}
        />
      </Card>
      <p className="t13 muted">
        {statement.lines.length === 0
          ? 'Nothing happened this month.'
          : 'The balance is what is not available yet, available, or on its way to your bank.'}
      </p>
    </div>
  )
}
