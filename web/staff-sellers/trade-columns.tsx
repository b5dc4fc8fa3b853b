import { formatUsd } from '#market/money.ts'
import type { SellerTrade } from '#market/staff-sellers/seller-trade-api.ts'
import { offerStateWords } from '#web/staff-orders/offer-state-words.ts'
import { OrderPill } from '#web/staff-orders/OrderPill.tsx'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { OrderTotal } from '#web/purchase-orders/refunds/OrderTotal.tsx'
import styles from './StaffSellers.module.css'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'

type LastOrder = SellerTrade['last_orders'][number]
type LastOffer = SellerTrade['last_offers'][number]

export const lastOrderColumns: readonly Column<LastOrder>[] = [
  {
    head: 'Order #',
    cell: ({ number }) => (
      <Link href={paths.adminOrders({ order: number })} className="nowrap">
        {number}
      </Link>
    ),
  },
  {
    head: 'Buyer',
    cell: ({ buyer_name: name }) => <span className={styles['buyer']}>{name}</span>,
  },
  { head: 'Status', cell: ({ status }) => <OrderPill status={status} /> },
  {
    head: 'Total',
    figure: true,
    cell: (order) => <OrderTotal order={order}>{formatUsd(order.total_cents)}</OrderTotal>,
  },
  { head: 'Ordered', figure: true, cell: ({ created_at: at }) => <RelativeTime short at={at} /> },
]

export const lastOfferColumns: readonly Column<LastOffer>[] = [
  {
    head: 'Offer #',
    cell: ({ id, number }) => (
      <Link href={paths.insights({ offer: id })} className="nowrap">
        {number}
      </Link>
    ),
  },
  {
    head: 'Buyer',
    cell: ({ buyer_name: name }) => <span className={styles['buyer']}>{name}</span>,
  },
  { head: 'Status', cell: ({ state }) => offerStateWords[state] },
  { head: 'Total', figure: true, cell: ({ total_cents: total }) => formatUsd(total) },
  { head: 'Created', figure: true, cell: ({ created_at: at }) => <RelativeTime short at={at} /> },
]
