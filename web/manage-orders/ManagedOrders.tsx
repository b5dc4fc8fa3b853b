import { useState } from 'react'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import type { OrderColumn, OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { LoadMore } from '#web/platform/ui/lists/LoadMore.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { addressOf, sortingOf } from './manage-orders-address.ts'
import { managedOrderColumns } from './managed-order-columns.tsx'

const AT_ONCE = 100

type Props = { orders: readonly PurchaseOrder[]; view: OrderFilters }

export function ManagedOrders({ orders, view }: Props) {
  const showAt = useShowAt()
  const [most, setMost] = useState(AT_ONCE)

  function sortBy(column: OrderColumn) {
    const { direction, next } = sortingOf(view, column)
    const href = addressOf(next)
    return {
      direction,
      onSort: () => showAt(href),
    }
  }

  if (orders.length === 0)
    return (
      <p className="soft" style={{ padding: 'var(--s-12) 0', textAlign: 'center' }}>
        No order matches. <Link href={paths.manageOrders()}>Show all orders</Link>
      </p>
    )
  return (
    <>
      <Card>
        <Table
          caption="Orders"
          columns={managedOrderColumns(sortBy)}
          rows={orders.slice(0, most)}
          rowKey={({ id }) => id}
        />
      </Card>
      <LoadMore more={most < orders.length} busy={false} onMore={() => setMost(most + AT_ONCE)} />
    </>
  )
}
