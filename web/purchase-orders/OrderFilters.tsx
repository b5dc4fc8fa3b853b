import { useRouter } from '@tanstack/react-router'
import { purchaseOrderPill } from '#market/purchase-orders/purchase-order-status.ts'
import { purchaseOrderStatuses } from '#market/purchase-orders/purchase-order.ts'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import styles from './OrderFilters.module.css'
import { orderSorts, type OrderSort } from './order-sort.ts'
import { addressOf, type ListView } from './orders-address.ts'

const SORTS: Record<OrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed first',
  total: 'Total: high to low',
}

type Props = { view: ListView }

/** Narrows the list; the address keeps it. */
export function OrderFilters({ view }: Props) {
  const router = useRouter()
  const show = (change: Partial<ListView>) =>
    void router.navigate({
      href: addressOf({ ...view, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles['filters']}>
      <SearchBox
        value={view.query}
        onSearch={(query) => show({ query })}
        label="Search orders"
        placeholder="PO-, company, product, UPC"
        className={styles['search']}
      />
      <Select
        size="small"
        plain
        className={styles['choice']}
        aria-label="Status"
        value={view.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          show({ status: purchaseOrderStatuses.find((status) => status === value) })
        }
      >
        <option value="">All statuses</option>
        {purchaseOrderStatuses.map((status) => (
          <option key={status} value={status}>
            {purchaseOrderPill(status, 'buyer').label}
          </option>
        ))}
      </Select>
      <Select
        size="small"
        plain
        className={styles['choice']}
        aria-label="Sort"
        value={view.sort}
        onChange={({ currentTarget: { value } }) =>
          show({ sort: orderSorts.find((sort) => sort === value) ?? 'newest' })
        }
      >
        {orderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORTS[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}
