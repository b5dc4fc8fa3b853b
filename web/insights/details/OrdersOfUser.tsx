import { useState } from 'react'
import * as api from '#market/insights/insight-api.ts'
import type { InsightOrder } from '#market/insights/insight-records.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightList } from '../insight-queries.ts'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OrderPill } from '#web/staff-orders/OrderPill.tsx'
import { OrderTotal } from '#web/purchase-orders/refunds/OrderTotal.tsx'
import { TradeTable } from './TradeTable.tsx'

type Props = { scope: string; search: Search }

export function OrdersOfUser({ scope, search }: Props) {
  const [page, setPage] = useState(1)
  const sort = 'created_at_desc' as const
  const orders = useInsightList(api.listInsightOrders, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: '',
    sort,
    scope,
  })
  return (
    <TradeTable
      title="Purchase orders"
      list={orders.data}
      problem={orders.error}
      onRetry={() => void orders.refetch()}
      onPage={setPage}
      rowKey={({ id }) => id}
      columns={columnsOf(search)}
    />
  )
}

const columnsOf = (search: Search): Column<InsightOrder>[] => [
  {
    head: 'Order',
    cell: ({ id, po_number: number }) => (
      <Link resetScroll={false} href={openDetail(search, { kind: 'order', id })}>
        {number}
      </Link>
    ),
  },
  { head: 'Status', cell: ({ status }) => <OrderPill status={status} /> },
  { head: 'Units', figure: true, cell: (order) => quantityText(order.total_units) },
  {
    head: 'Total',
    figure: true,
    cell: (order) => <OrderTotal order={order}>{usdWords(order.total_cents)}</OrderTotal>,
  },
]
