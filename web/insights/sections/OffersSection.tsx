import * as api from '#market/insights/insight-api.ts'
import type { Search } from '#web/platform/navigation/search-params.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightCounts } from '../insight-queries.ts'
import { filterOf } from '../insights-address.ts'
import { InsightList } from './InsightList.tsx'
import { offerTable } from './offer-table.tsx'

type Props = { search: Search }

export function OffersSection({ search }: Props) {
  const { data: counts } = useInsightCounts()
  return (
    <InsightList
      search={search}
      name="offers"
      title="Offers"
      count={quantityText(counts?.offers.total_count)}
      read={api.listInsightOffers}
      scope={filterOf(search, 'offers')}
      columns={offerTable(search)}
      sorts={[
        { label: 'Newest', sort: 'created_at_desc' },
        { label: 'Oldest', sort: 'created_at_asc' },
      ]}
      file={api.downloadInsightOffers.path}
    />
  )
}
