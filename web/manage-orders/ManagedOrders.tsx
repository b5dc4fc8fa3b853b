import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { sortByHead } from '#web/platform/lists/sort-by-head.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useShowAtAfterPress } from '#web/platform/navigation/use-show-at.ts'
import { asResults } from '#web/platform/page-parts.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { addressOf } from './manage-orders-address.ts'
import { managedOrderColumns } from './managed-order-columns.tsx'

const AT_ONCE = 100

type Props = { orders: readonly PurchaseOrder[]; view: OrderFilters }

export function ManagedOrders({ orders, view }: Props) {
  const showAt = useShowAtAfterPress()
  const [most, setMost] = useState(AT_ONCE)

  const sorting = {
    sort: view.sort,
    onSort: (sort: OrderFilters['sort']) => showAt(addressOf({ ...view, sort })),
  }

  if (orders.length === 0)
    return (
      <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
        No orders match. <Link href={paths.manageOrders()}>Show all orders</Link>
      </p>
    )
  return (
    <>
      <Card {...asResults}>
        <Table
          caption="Orders"
          columns={managedOrderColumns.map((column) => sortByHead(column, sorting))}
          rows={orders.slice(0, most)}
          rowKey={({ id }) => id}
        />
      </Card>
      <LoadMore more={most < orders.length} busy={false} onMore={() => setMost(most + AT_ONCE)} />
    </>
  )
}
