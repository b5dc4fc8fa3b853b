import { formatUsd } from '#market/money.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import type { OrderColumn, OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Pill } from '#web/platform/ui/Pill.tsx'
import { RelativeTime } from '#web/platform/ui/times/RelativeTime.tsx'
import styles from './ManageOrders.module.css'
import { ButtonLink } from '#web/platform/ui/ButtonLink.tsx'
import { LateMark } from '#web/purchase-orders/progress/LateMark.tsx'
import { OrderTotal } from '#web/purchase-orders/refunds/OrderTotal.tsx'
import { NextActionButton } from '#web/purchase-orders/progress/NextActionButton.tsx'

const by = <Name extends OrderColumn>(column: Name) =>
  ({ ascending: column, descending: `-${column}` }) as const

/** The columns of the specification (spec 2, Seller order list). */
export const managedOrderColumns: readonly ListColumn<PurchaseOrder, OrderFilters['sort']>[] = [
  {
    head: 'Order #',
    cell: ({ id, po_number: number }) => (
      <Link href={paths.order(id)} className="med nowrap">
        {number}
      </Link>
    ),
    sorts: by('number'),
  },
  {
    head: 'Buyer',
    cell: ({ buyer_name: name }) => <span className={styles['buyer']}>{name}</span>,
    sorts: by('buyer'),
  },
  {
    head: 'Order Status',
    cell: (order) => {
      const { tone, label } = purchaseOrderPill(order.status, 'seller')
      return (
        <>
          <Pill colour={tone}>{label}</Pill> <LateMark order={order} />
        </>
      )
    },
    sorts: by('status'),
  },
  {
    head: 'Order Total',
    figure: true,
    cell: (order) => <OrderTotal order={order}>{formatUsd(order.total_cents)}</OrderTotal>,
    sorts: by('total'),
  },
  {
    head: 'Last Updated',
    cell: ({ updated_at: at }) => <RelativeTime short at={at} className="nowrap" />,
    sorts: by('updated'),
  },
  {
    head: 'Actions',
    figure: true,
    cell: (order) => <OrderActions order={order} />,
  },
]

type Props = { order: PurchaseOrder }

/** Opens the order, or ships it when that is due. */
function OrderActions({ order }: Props) {
  return (
    <span className={styles['actions']}>
      <NextActionButton order={order} viewer="seller" brief />
      <ButtonLink size="small" href={paths.order(order.id)} aria-label={`View ${order.po_number}`}>
        View
      </ButtonLink>
    </span>
  )
}
