import { formatUsd } from '#market/money.ts'
import type { feeInvoicesList } from '#market/papers/fee-invoices-list.ts'
import type { Paper } from '#market/papers/paper.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { dateWords, monthWords } from './date-words.ts'
import { filesColumn } from './paper-columns.tsx'

type Columns = readonly ListColumn<Paper, keyof typeof feeInvoicesList.sorts>[]

export const feeInvoiceColumns: Columns = [
  {
    head: 'Month',
    cell: ({ month }) => month && <span className="nowrap">{monthWords(month)}</span>,
  },
  { head: 'Seller', sorts: { ascending: 'seller' }, cell: ({ seller_name: seller }) => seller },
  { head: 'Number', cell: ({ number }) => <span className="tnum nowrap">{number}</span> },
  {
    head: 'Date',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ issued_on: day }) => <span className="nowrap">{dateWords(day)}</span>,
  },
  {
    head: 'Total',
    figure: true,
    sorts: { ascending: 'total_asc', descending: 'total' },
    cell: ({ total_cents: total }) => formatUsd(total),
  },
  filesColumn,
]
