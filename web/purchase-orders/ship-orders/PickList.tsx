import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { pickList, type Pick } from './pick-list.ts'
import { PaperHead } from './PaperHead.tsx'
import styles from './Papers.module.css'
import { tickColumn } from './TickBox.tsx'

type Props = { orders: readonly PurchaseOrder[] }

const columns: Column<Pick>[] = [
  tickColumn('Picked'),
  { head: 'SKU', cell: ({ sku }) => sku ?? '–' },
  { head: 'UPC', cell: ({ upc }) => upc },
  { head: 'Lot', cell: ({ name }) => name },
  { head: 'Units', figure: true, cell: ({ units }) => <b>{quantityText(units)}</b> },
  {
    head: 'Orders',
    cell: ({ of }) =>
      of.map(({ poNumber, units }) => `${poNumber}: ${quantityText(units)}`).join(', '),
  },
]

/** What to take from the shelves for several orders, on paper. */
export function PickList({ orders }: Props) {
  return (
    <section className={styles['paper']} aria-label="Pick list">
      <PaperHead title="Pick list" />
      <p>
        {counted(orders.length, 'order')}: {orders.map(({ po_number }) => po_number).join(', ')}
      </p>
      <Table
        caption="Pick list"
        columns={columns}
        rows={pickList(orders)}
        rowKey={({ productId }) => String(productId)}
      />
    </section>
  )
}
