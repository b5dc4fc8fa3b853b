import { useRouter } from '@tanstack/react-router'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import type { SellerOrdersWanted } from '#market/purchase-orders/seller-orders.ts'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import { addressOf } from './manage-orders-address.ts'
import styles from './ManageOrders.module.css'

type Props = { view: SellerOrdersWanted }

/** Narrows the list and the file that is made of it; the address keeps it. */
export function ManageOrdersFilters({ view }: Props) {
  const router = useRouter()
  const show = (change: Partial<SellerOrdersWanted>) =>
    void router.navigate({
      href: addressOf({ ...view, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles['filters']}>
      <SearchBox
        slash
        value={view.query}
        onSearch={(query) => show({ query })}
        label="Search orders"
        placeholder="PO-, buyer, product, UPC"
        className={styles['search']}
      />
      <Select
        plain
        aria-label="Order Status"
        className={styles['status']}
        value={view.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          show({ status: purchaseOrderStatuses.find((status) => status === value) })
        }
      >
        <option value="">All statuses</option>
        {purchaseOrderStatuses.map((status) => (
          <option key={status} value={status}>
            {purchaseOrderPill(status, 'seller').label}
          </option>
        ))}
      </Select>
    </div>
  )
}
