import type { Party } from '#market/accounts/viewer.ts'
import { formatUsd } from '#market/money.ts'
import type {
  PurchaseOrder,
  PurchaseOrderProduct,
} from '#market/purchase-orders/purchase-order-document.ts'
import { classes } from '#web/platform/ui/classes.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import styles from './OrderLines.module.css'
import { OrderedProduct } from './OrderedProduct.tsx'

type Props = { order: PurchaseOrder; viewer: Party }

const columnsOf = (orderId: string): Column<PurchaseOrderProduct>[] => [
  { head: 'Product', cell: (line) => <OrderedProduct line={line} orderId={orderId} /> },
  {
    head: 'Units',
    figure: true,
    cell: ({ quantity, received_units: received }) => (
      <>
        {quantityText(quantity)}
        {received !== undefined && (
          <span className={styles['arrived']}>{quantityText(received)} arrived</span>
        )}
      </>
    ),
  },
  { head: 'Price', figure: true, cell: ({ unit_cents }) => formatUsd(unit_cents) },
  {
    head: 'Total',
    figure: true,
    cell: ({ total_cents }) => <b>{formatUsd(total_cents)}</b>,
  },
]

/** After the platform fee; hidden from buyers (decision C8). */
const net: Column<PurchaseOrderProduct> = {
  head: 'Net',
  figure: true,
  cell: ({ net_to_seller }) => net_to_seller !== undefined && formatUsd(net_to_seller),
}

export function OrderLines({ order, viewer }: Props) {
  const isSeller = viewer === 'seller'
  const columns = columnsOf(order.id)
  return (
    <div className={classes(styles['lines'], isSeller && styles['withNet'])}>
      <Table
        caption={`Products of ${order.po_number}`}
        columns={isSeller ? [...columns, net] : columns}
        rows={order.purchase_order_products}
        rowKey={({ id }) => id}
      />
    </div>
  )
}
