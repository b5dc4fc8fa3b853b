import type { InsightOrder } from '#market/insights/insight-records.ts'
import type { orderColumns } from '#market/insights/insight-sorts.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OrderPill } from '../OrderPill.tsx'
import { Email } from './Email.tsx'

type By = (column: (typeof orderColumns)[number]) => NonNullable<Column<InsightOrder>['sort']>

export const orderTable = (search: Search, by: By): Column<InsightOrder>[] => [
  {
    head: 'Order',
    sort: by('po_number'),
    cell: ({ id, po_number: number }) => (
      <Link
        className="med nowrap"
        resetScroll={false}
        href={openDetail(search, { kind: 'order', id })}
      >
        {number}
      </Link>
    ),
  },
  {
    head: 'Buyer',
    sort: by('buyer_user_email'),
    cell: (order) => <Email of={order.buyer_user_email} />,
  },
  {
    head: 'Seller',
    sort: by('seller_user_email'),
    cell: (order) => <Email of={order.seller_user_email} />,
  },
  { head: 'Status', sort: by('status'), cell: ({ status }) => <OrderPill status={status} /> },
  {
    head: 'Units',
    figure: true,
    sort: by('total_units'),
    cell: (order) => quantityText(order.total_units),
  },
  { head: 'SKUs', figure: true, sort: by('sku_count'), cell: (order) => order.sku_count },
  {
    head: 'Total',
    figure: true,
    sort: by('total_cents'),
    cell: (order) => <b className="med">{usdWords(order.total_cents)}</b>,
  },
  {
    head: 'Net to seller',
    figure: true,
    sort: by('total_net_to_seller'),
    cell: (order) => usdWords(order.total_net_to_seller),
  },
  {
    head: 'Profit',
    figure: true,
    sort: by('profit_cents'),
    cell: (order) => usdWords(order.profit_cents),
  },
  {
    head: 'Created',
    sort: by('created_at'),
    cell: (order) => <RelativeTime at={order.created_at} />,
  },
]
