import type { InsightOffer } from '#market/insights/insight-records.ts'
import type { offerColumns } from '#market/insights/insight-sorts.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OfferStatePill } from '../OfferStatePill.tsx'
import { Email } from './Email.tsx'

type By = (column: (typeof offerColumns)[number]) => NonNullable<Column<InsightOffer>['sort']>

export const offerTable = (search: Search, by: By): Column<InsightOffer>[] => [
  {
    head: 'Offer',
    sort: by('offer_number'),
    cell: ({ id, offer_number: number }) => (
      <Link
        className="med nowrap"
        resetScroll={false}
        href={openDetail(search, { kind: 'offer', id })}
      >
        {number}
      </Link>
    ),
  },
  {
    head: 'Buyer',
    sort: by('buyer_user_email'),
    cell: (offer) => <Email of={offer.buyer_user_email} />,
  },
  {
    head: 'Seller',
    sort: by('seller_user_email'),
    cell: (offer) => <Email of={offer.seller_user_email} />,
  },
  { head: 'State', sort: by('state'), cell: ({ state }) => <OfferStatePill state={state} /> },
  {
    head: 'Units',
    figure: true,
    sort: by('total_units'),
    cell: (offer) => quantityText(offer.total_units),
  },
  { head: 'SKUs', figure: true, sort: by('sku_count'), cell: (offer) => offer.sku_count },
  {
    head: 'Total',
    figure: true,
    sort: by('total_cents'),
    cell: (offer) => <b className="med">{usdWords(offer.total_cents)}</b>,
  },
  {
    head: 'Created',
    sort: by('created_at'),
    cell: (offer) => <RelativeTime at={offer.created_at} />,
  },
]
