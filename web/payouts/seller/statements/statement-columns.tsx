import { cents, formatUsd } from '#market/money.ts'
import { calendarDay } from '#web/platform/format/calendar-day.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import type { StatementRow } from './statement-rows.ts'

export const statementColumns = (closing: string): Column<StatementRow>[] => [
  {
    head: 'What',
    cell: ({ words, on }) => (on === null ? <b>{words}</b> : words),
    foot: 'Closing balance',
  },
  {
    head: 'Date',
    cell: ({ on }) => on !== null && <span className="nowrap">{calendarDay(on)}</span>,
  },
  {
    head: 'Order or payout',
    cell: ({ poNumber, payoutId }) =>
      poNumber === null ? (
        payoutId !== null && (
          <Link href={paths.payoutOrders({ payout: payoutId })}>Payout No. {payoutId}</Link>
        )
      ) : (
        <Link href={paths.payoutOrders({ search: poNumber })}>{poNumber}</Link>
      ),
  },
  {
    head: 'Amount',
    figure: true,
    cell: ({ amount }) =>
      amount !== null && (
        <span className={amount < 0 ? undefined : 'green'}>
          {amount > 0 && '+'}
          {formatUsd(cents(amount))}
        </span>
      ),
  },
  {
    head: 'Balance',
    figure: true,
    cell: ({ balance }) => formatUsd(cents(balance)),
    foot: closing,
  },
]
