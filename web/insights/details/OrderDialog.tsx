import { cutName } from '#market/insights/cut-name.ts'
import type { OrderDetail } from '#market/insights/insight-details.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import { quantityText } from '#web/platform/format/numbers.ts'
import { DateTime } from '#web/platform/ui/times/DateTime.tsx'
import { useInsightOrder } from '../insight-queries.ts'
import { usdWords } from '../money-words.ts'
import { OrderPill } from '#web/staff-orders/OrderPill.tsx'
import { DetailTable } from './DetailTable.tsx'
import { DetailFrame } from './DetailFrame.tsx'

type Props = { id: number; onClose: () => void }

export function OrderDialog({ id, onClose }: Props) {
  const { data: answer, error, refetch } = useInsightOrder(id)
  const order = answer?.data
  return (
    <DetailFrame
      title={order?.po_number ?? 'Order'}
      onClose={onClose}
      problem={error}
      onRetry={() => void refetch()}
    >
      {order && (
        <>
          <DescriptionList facts={factsOf(order)} />
          <DetailTable
            title="Products"
            columns={COLUMNS}
            rows={order.products.map((product, at) => ({
              ...product,
              ...order.purchase_order_products[at],
            }))}
            rowKey={({ id: productId }) => productId}
          />
        </>
      )}
    </DetailFrame>
  )
}

const factsOf = (order: OrderDetail) => [
  { label: 'ID', value: order.id },
  { label: 'Buyer', value: `${order.buyer_name} (${order.buyer_user_email})` },
  {
    label: 'Seller',
    value: order.seller_user_email
      ? `${order.seller_name} (${order.seller_user_email})`
      : order.seller_name,
  },
  { label: 'Status', value: <OrderPill status={order.status} /> },
  { label: 'Created', value: <DateTime at={order.created_at} /> },
  ...(order.paid_at ? [{ label: 'Paid', value: <DateTime at={order.paid_at} /> }] : []),
  ...(order.shipped_at ? [{ label: 'Shipped', value: <DateTime at={order.shipped_at} /> }] : []),
  ...(order.tracking_number
    ? [{ label: 'Tracking', value: `${order.carrier ?? ''} ${order.tracking_number}` }]
    : []),
  { label: 'Offer', value: order.offer_number },
  { label: 'Total Net to Seller', value: usdWords(order.total_net_to_seller) },
  { label: 'Total', value: usdWords(order.total_cents) },
  ...(order.refunded_cents > 0
    ? [{ label: 'Refunded', value: usdWords(order.refunded_cents) }]
    : []),
  { label: 'Total Units', value: quantityText(order.total_units) },
  { label: 'SKU Count', value: order.sku_count },
  { label: 'Profit', value: usdWords(order.profit_cents) },
]

type Line = OrderDetail['products'][number] &
  Partial<OrderDetail['purchase_order_products'][number]>

const COLUMNS: Column<Line>[] = [
  { head: 'SKU', cell: ({ sku }) => sku ?? '–' },
  { head: 'Name', cell: ({ name }) => <span title={name}>{cutName(name)}</span> },
  { head: 'Available', figure: true, cell: ({ units }) => quantityText(units) },
  { head: 'Quantity', figure: true, cell: ({ quantity }) => quantityText(quantity) },
  { head: 'Unit Price', figure: true, cell: (line) => usdWords(line.unit_cents ?? null) },
]
