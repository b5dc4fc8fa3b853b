import * as api from '#market/insights/insight-api.ts'
import { offerColumns } from '#market/insights/insight-sorts.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightCounts, useInsightList } from '../insight-queries.ts'
import { filterOf, sectionOf } from '../insights-address.ts'
import { ListBody } from './ListBody.tsx'
import { offerTable } from './offer-table.tsx'
import { Section } from './Section.tsx'
import { useSectionSort } from './use-section-sort.ts'

type Props = { search: Search }

export function OffersSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  const { sort, by } = useSectionSort(search, {
    name: 'offers',
    columns: offerColumns,
    usual: 'created_at_desc',
  })
  return (
    <Section
      search={search}
      name="offers"
      title="Offers"
      count={quantityText(counts?.offers.total_count)}
      sort={sort}
      sorts={[
        { label: 'Newest', sort: 'created_at_desc' },
        { label: 'Oldest', sort: 'created_at_asc' },
      ]}
      file={api.downloadInsightOffers.path}
    >
      <Offers search={search} sort={sort} by={by} />
    </Section>
  )
}

type ListProps = Props & ReturnType<typeof useSectionSort<(typeof offerColumns)[number]>>

function Offers({ search, sort, by }: ListProps) {
  const { page, search: text } = sectionOf(search, 'offers')
  const scope = filterOf(search, 'offers')
  const offers = useInsightList(api.listInsightOffers, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: text,
    sort,
    scope,
  })
  return (
    <ListBody
      search={search}
      name="offers"
      title="Offers"
      list={offers.data}
      problem={offers.error}
      onRetry={() => void offers.refetch()}
      columns={offerTable(search, by)}
      rowKey={({ id }) => id}
    />
  )
}
