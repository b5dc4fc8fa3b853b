import type { InsightOrder } from '#market/insights/insight-records.ts'
import type { orderColumns, Sort } from '#market/insights/insight-sorts.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OrderPill } from '#web/staff-orders/OrderPill.tsx'
import { OrderTotal } from '#web/purchase-orders/refunds/OrderTotal.tsx'
import { Company } from './Company.tsx'
import { bothWays } from './sort-asked.ts'

export const orderTable = (
  search: Search,
): ListColumn<InsightOrder, Sort<(typeof orderColumns)[number]>>[] => [
  {
    head: 'Order',
    sorts: bothWays('po_number'),
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
    sorts: bothWays('buyer_user_email'),
    cell: (order) => <Company name={order.buyer_name} email={order.buyer_user_email} />,
  },
  {
    head: 'Seller',
    sorts: bothWays('seller_user_email'),
    cell: (order) => <Company name={order.seller_name} email={order.seller_user_email} />,
  },
  {
    head: 'Status',
    sorts: bothWays('status'),
    cell: ({ status }) => <OrderPill status={status} />,
  },
  {
    head: 'Units',
    figure: true,
    sorts: bothWays('total_units'),
    cell: (order) => quantityText(order.total_units),
  },
  { head: 'SKUs', figure: true, sorts: bothWays('sku_count'), cell: (order) => order.sku_count },
  {
    head: 'Total',
    figure: true,
    sorts: bothWays('total_cents'),
    cell: (order) => (
      <OrderTotal order={order}>
        <b className="med">{usdWords(order.total_cents)}</b>
      </OrderTotal>
    ),
  },
  {
    head: 'Net to seller',
    figure: true,
    sorts: bothWays('total_net_to_seller'),
    cell: (order) => usdWords(order.total_net_to_seller),
  },
  {
    head: 'Profit',
    figure: true,
    sorts: bothWays('profit_cents'),
    cell: (order) => usdWords(order.profit_cents),
  },
  {
    head: 'Created',
    sorts: bothWays('created_at'),
    cell: (order) => <RelativeTime short at={order.created_at} />,
  },
]
