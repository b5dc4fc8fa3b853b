import type {
  PurchaseOrder,
  PurchaseOrderProduct,
} from '#market/purchase-orders/purchase-order-document.ts'
import { conditionNote } from '#market/products/product-condition.ts'
import { longDay } from '#web/platform/format/long-day.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { DescriptionList } from '#web/platform/ui/DescriptionList.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { ShipToAddress } from '../details/ShipToAddress.tsx'
import { unitCount } from '../details/unit-count.ts'
import { PaperHead } from './PaperHead.tsx'
import styles from './Papers.module.css'
import { tickColumn } from './TickBox.tsx'

type Props = {
  order: PurchaseOrder
  /** Empty where the seller wrote none. */
  returnAddress: string
}

const columns: Column<PurchaseOrderProduct>[] = [
  tickColumn('Packed'),
  { head: 'SKU', cell: ({ product }) => product.sku ?? '–' },
  { head: 'UPC', cell: ({ product }) => product.upc },
  {
    head: 'Product',
    cell: ({ product: { name, condition } }) =>
      [name, conditionNote(condition)].filter(Boolean).join(' · '),
  },
  { head: 'Units', figure: true, cell: ({ quantity }) => quantityText(quantity) },
]

/** What is in the box of one order, without prices, on a page of its own. */
export function PackingSlip({ order, returnAddress }: Props) {
  const ordered = longDay(order.created_at)
  return (
    <section className={styles['paper']} aria-label={`Packing slip for ${order.po_number}`}>
      <PaperHead title={`Packing slip for ${order.po_number}`} />
      <DescriptionList
        facts={[
          { label: 'Ordered', value: ordered },
          { label: 'Seller', value: order.seller_name },
          ...(returnAddress
            ? [
                {
                  label: 'Return to',
                  value: <span className={styles['lines']}>{returnAddress}</span>,
                },
              ]
            : []),
          { label: 'Buyer', value: order.buyer_name },
          ...(order.buyer_po_number ? [{ label: 'Buyer’s PO', value: order.buyer_po_number }] : []),
          { label: 'Ship to', value: <ShipToAddress address={order.ship_to} /> },
          { label: 'Total', value: unitCount(order) },
        ]}
      />
      <Table
        caption={`Products of ${order.po_number}`}
        columns={columns}
        rows={order.purchase_order_products}
        rowKey={({ id }) => id}
      />
    </section>
  )
}
