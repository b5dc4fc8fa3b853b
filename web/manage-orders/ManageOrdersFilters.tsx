import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import type { OrderFilters } from '#market/purchase-orders/orders-listed.ts'
import type { PurchaseOrder } from '#market/purchase-orders/purchase-order-document.ts'
import { OrderNarrowingFields } from '#web/purchase-orders/filters/OrderNarrowingFields.tsx'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { addressOf } from './manage-orders-address.ts'

type Props = { orders: readonly PurchaseOrder[]; view: OrderFilters }

/** Filters the list and its export; the address keeps the filters. */
export function ManageOrdersFilters({ orders, view }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<OrderFilters>) => showAt(addressOf({ ...view, ...change }))
  return (
    <FilterBar
      slash
      label="Search orders"
      placeholder="Number, amount, buyer"
      value={view.query}
      onSearch={(query) => show({ query })}
    >
      <FilterSelect
        label="Order Status"
        value={view.status ?? ''}
        choices={[
          ['', 'All statuses'],
          ...purchaseOrderStatuses.map(
            (status) => [status, purchaseOrderPill(status, 'seller').label] as const,
          ),
        ]}
        onChoose={(status) => show({ status: status || undefined })}
      />
      <OrderNarrowingFields orders={orders} viewer="seller" narrowing={view} onNarrow={show} />
    </FilterBar>
  )
}
