import { formatUsd } from '#market/money.ts'
import { paperKindWords, type Paper } from '#market/papers/paper.ts'
import type { papersList } from '#market/papers/papers-list.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { dateWords, monthWords } from './date-words.ts'
import { PaperFiles } from './PaperFiles.tsx'

type FilesColumn = Pick<ListColumn<Paper>, 'head' | 'cell'>

export const filesColumn: FilesColumn = {
  head: 'Download',
  cell: (paper) => <PaperFiles paper={paper} />,
}

type Columns = readonly ListColumn<Paper, keyof typeof papersList.sorts>[]

export const paperColumns: Columns = [
  {
    head: 'Document',
    cell: ({ kind, number }) => (
      <span className="col">
        <span className="tnum">{number}</span>
        <span className="t13 muted">{paperKindWords[kind]}</span>
      </span>
    ),
  },
  {
    head: 'Date',
    sorts: { ascending: 'oldest', descending: 'newest' },
    cell: ({ issued_on: day }) => <span className="nowrap">{dateWords(day)}</span>,
  },
  {
    head: 'For',
    cell: ({ order, buyer_name: buyer, month }) =>
      order ? (
        <span className="col">
          <Link href={paths.order(order.id)} className="semi">
            {order.po_number}
          </Link>
          <span className="t13 muted">{buyer}</span>
        </span>
      ) : (
        month && `Fees of ${monthWords(month)}`
      ),
  },
  {
    head: 'Total',
    figure: true,
    sorts: { descending: 'total' },
    cell: ({ total_cents: total }) => formatUsd(total),
  },
  filesColumn,
]
