import type { InsightOffer } from '#market/insights/insight-records.ts'
import type { offerColumns, Sort } from '#market/insights/insight-sorts.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import type { Search } from '#web/platform/navigation/search-params.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import { openDetail } from '../insights-address.ts'
import { usdWords } from '../money-words.ts'
import { OfferStatePill } from '../OfferStatePill.tsx'
import { Company } from './Company.tsx'
import { bothWays } from './sort-asked.ts'

export const offerTable = (
  search: Search,
): ListColumn<InsightOffer, Sort<(typeof offerColumns)[number]>>[] => [
  {
    head: 'Offer',
    sorts: bothWays('offer_number'),
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
    sorts: bothWays('buyer_user_email'),
    cell: (offer) => <Company name={offer.buyer_name} email={offer.buyer_user_email} />,
  },
  {
    head: 'Seller',
    sorts: bothWays('seller_user_email'),
    cell: (offer) => <Company name={offer.seller_name} email={offer.seller_user_email} />,
  },
  {
    head: 'State',
    sorts: bothWays('state'),
    cell: ({ state }) => <OfferStatePill state={state} />,
  },
  {
    head: 'Units',
    figure: true,
    sorts: bothWays('total_units'),
    cell: (offer) => quantityText(offer.total_units),
  },
  { head: 'SKUs', figure: true, sorts: bothWays('sku_count'), cell: (offer) => offer.sku_count },
  {
    head: 'Total',
    figure: true,
    sorts: bothWays('total_cents'),
    cell: (offer) => <b className="med">{usdWords(offer.total_cents)}</b>,
  },
  {
    head: 'Created',
    sorts: bothWays('created_at'),
    cell: (offer) => <RelativeTime short at={offer.created_at} />,
  },
]
