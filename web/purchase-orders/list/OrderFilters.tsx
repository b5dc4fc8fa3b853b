import type { Party } from '#market/accounts/viewer.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { OrderNarrowingFields } from '../filters/OrderNarrowingFields.tsx'
import { orderSorts, type OrderSort } from './order-sort.ts'
import { addressOf, type ListView } from './orders-address.ts'

const SORTS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last updated first',
  total: 'Total: high to low',
}

type Props = { orders: readonly PurchaseOrder[]; view: ListView; viewer: Party }

/** Filters and sorts the list; the address keeps the choice. */
export function OrderFilters({ orders, view, viewer }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<ListView>) => showAt(addressOf({ ...view, ...change }))
  return (
    <FilterBar
      label="Search orders"
      placeholder="Number, amount, company"
      value={view.query}
      onSearch={(query) => show({ query })}
    >
      <FilterSelect
        label="Status"
        value={view.status ?? ''}
        choices={[
          ['', 'All statuses'],
          ...purchaseOrderStatuses.map(
            (status) => [status, purchaseOrderPill(status, 'buyer').label] as const,
          ),
        ]}
        onChoose={(status) => show({ status: status || undefined })}
      />
      <OrderNarrowingFields orders={orders} viewer={viewer} narrowing={view} onNarrow={show} />
      <FilterSelect
        label="Sort"
        value={view.sort}
        choices={orderSorts.map((sort) => [sort, SORTS[sort]] as const)}
        onChoose={(sort) => show({ sort })}
      />
    </FilterBar>
  )
}
