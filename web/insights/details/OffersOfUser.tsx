import { useState } from 'react'
import * as api from '#market/insights/insight-api.ts'
import { cutName } from '#market/insights/cut-name.ts'
import type { InsightOffer } from '#market/insights/insight-records.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { useInsightList } from '../insight-queries.ts'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OfferStatePill } from '../OfferStatePill.tsx'
import { TradeTable } from './TradeTable.tsx'

type Props = { scope: string; search: Search }

export function OffersOfUser({ scope, search }: Props) {
  const [page, setPage] = useState(1)
  const sort = 'created_at_desc' as const
  const offers = useInsightList(api.listInsightOffers, {
    page,
    per_page: api.INSIGHTS_PER_PAGE,
    search: '',
    sort,
    scope,
  })
  return (
    <TradeTable
      title="Offers"
      list={offers.data}
      problem={offers.error}
      onRetry={() => void offers.refetch()}
      onPage={setPage}
      rowKey={({ id }) => id}
      columns={columnsOf(search)}
    />
  )
}

const columnsOf = (search: Search): Column<InsightOffer>[] => [
  {
    head: 'Offer',
    cell: ({ id, offer_number: number }) => (
      <Link resetScroll={false} href={openDetail(search, { kind: 'offer', id })}>
        {number}
      </Link>
    ),
  },
  { head: 'State', cell: ({ state }) => <OfferStatePill state={state} /> },
  {
    head: 'Products',
    cell: ({ offer_products: lines }) => (
      <ul>
        {lines.map(({ id, name, quantity, unit_price: price }) => (
          <li key={id} title={name}>
            {quantityText(quantity)} × {cutName(name)} at {usdWords(price)}
          </li>
        ))}
      </ul>
    ),
  },
  { head: 'Total', figure: true, cell: (offer) => usdWords(offer.total_cents) },
]
