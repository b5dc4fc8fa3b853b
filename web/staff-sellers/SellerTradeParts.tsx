import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '#market/money.ts'
import { readSellerTrade } from '#market/staff-sellers/seller-trade-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { queryOf } from '#web/platform/http/query-of.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { LoadProblem } from '#web/platform/ui/LoadProblem.tsx'
import { SkeletonRows } from '#web/platform/ui/SkeletonRows.tsx'
import styles from './StaffSellers.module.css'
import { sellersKey } from './staff-seller-queries.ts'
import { lastOfferColumns, lastOrderColumns } from './trade-columns.tsx'

type Props = { sellerId: number; name: string }

/** What a seller trades: figures, and the last of its orders and offers. */
export function SellerTradeParts({ sellerId, name }: Props) {
  const {
    data: trade,
    error,
    refetch,
  } = useQuery({
    queryKey: [...sellersKey, sellerId, 'trade'],
    ...queryOf(readSellerTrade, { params: { id: sellerId } }),
    select: (answer) => answer.data,
  })
  if (error && !trade) return <LoadProblem message={error.message} onRetry={() => void refetch()} />
  if (!trade) return <SkeletonRows rows={4} />
  return (
    <section className={styles['products']} aria-label="Trade">
      <h2>Trade</h2>
      <Card padded>
        <DescriptionList
          facts={[
            { label: 'Sold', value: formatUsd(trade.sold_cents) },
            { label: 'Fees', value: formatUsd(trade.fee_cents) },
            {
              label: 'Orders',
              value: `${quantityText(trade.order_count)}, ${quantityText(trade.open_orders)} open`,
            },
            {
              label: 'Offers',
              value: `${quantityText(trade.offer_count)}, ${quantityText(trade.offers_waiting)} waiting for the seller, ${quantityText(trade.offers_accepted)} accepted`,
            },
          ]}
        />
      </Card>
      {trade.last_orders.length > 0 && (
        <Card>
          <CardHead level={3} title="Latest orders">
            <Link href={paths.adminOrders({ search: name })}>All orders</Link>
          </CardHead>
          <Table
            caption="Seller’s latest orders"
            columns={lastOrderColumns}
            rows={trade.last_orders}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
      {trade.last_offers.length > 0 && (
        <Card>
          <CardHead level={3} title="Latest offers" />
          <Table
            caption="Seller’s latest offers"
            columns={lastOfferColumns}
            rows={trade.last_offers}
            rowKey={({ id }) => id}
          />
        </Card>
      )}
    </section>
  )
}
