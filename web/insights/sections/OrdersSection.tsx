import * as api from '#market/insights/insight-api.ts'
import { orderColumns } from '#market/insights/insight-sorts.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightCounts, useInsightList } from '../insight-queries.ts'
import { filterOf, sectionOf } from '../insights-address.ts'
import { ListBody } from './ListBody.tsx'
import { orderTable } from './order-table.tsx'
import { Section } from './Section.tsx'
import { useSectionSort } from './use-section-sort.ts'

type Props = { search: Search }

export function OrdersSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  const { sort, by } = useSectionSort(search, {
    name: 'orders',
    columns: orderColumns,
    usual: 'created_at_desc',
  })
  return (
    <Section
      search={search}
      name="orders"
      title="Orders"
      count={quantityText(counts?.orders.total_count)}
      sort={sort}
      sorts={[
        { label: 'Newest', sort: 'created_at_desc' },
        { label: 'Oldest', sort: 'created_at_asc' },
      ]}
      file={api.downloadInsightOrders.path}
    >
      <Orders search={search} sort={sort} by={by} />
    </Section>
  )
}

type ListProps = Props & ReturnType<typeof useSectionSort<(typeof orderColumns)[number]>>

function Orders({ search, sort, by }: ListProps) {
  const { page, search: text } = sectionOf(search, 'orders')
  const scope = filterOf(search, 'orders')
  const orders = useInsightList(api.listInsightOrders, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: text,
    sort,
    scope,
  })
  return (
    <ListBody
      search={search}
      name="orders"
      title="Orders"
      list={orders.data}
      problem={orders.error}
      onRetry={() => void orders.refetch()}
      columns={orderTable(search, by)}
      rowKey={({ id }) => id}
    />
  )
}
