import * as api from '#market/insights/insight-api.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightCounts } from '../insight-queries.ts'
import { filterOf } from '../insights-address.ts'
import { InsightList } from './InsightList.tsx'
import { orderTable } from './order-table.tsx'

type Props = { search: Search }

export function OrdersSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  return (
    <InsightList
      search={search}
      name="orders"
      title="Orders"
      count={quantityText(counts?.orders.total_count)}
      read={api.listInsightOrders}
      scope={filterOf(search, 'orders')}
      columns={orderTable(search)}
      sorts={[
        { label: 'Newest', sort: 'created_at_desc' },
        { label: 'Oldest', sort: 'created_at_asc' },
      ]}
      file={api.downloadInsightOrders.path}
    />
  )
}
