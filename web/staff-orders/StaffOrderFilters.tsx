import { useRouter } from '@tanstack/react-router'
import type { z } from 'zod'
import {
  staffOrderFilters,
  staffOrderSorts,
  type listStaffOrders,
  type StaffOrderSort,
} from '#market/staff-orders/staff-order-api.ts'
import { quantityText } from '#web/platform/ui/figures-typed.ts'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import { filterLabel } from './staff-order-words.ts'
import { addressOf, type StaffOrdersView } from './staff-orders-address.ts'
import styles from './StaffOrders.module.css'

const SORTS: Record<StaffOrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  changed: 'Last changed first',
  total_desc: 'Total: high to low',
  total_asc: 'Total: low to high',
}

type Meta = z.infer<typeof listStaffOrders.answer>['meta']
type Props = { view: StaffOrdersView; meta: Meta | undefined }

/** Narrows the list; the address keeps it. */
export function StaffOrderFilters({ view, meta }: Props) {
  const router = useRouter()
  const show = (change: Partial<StaffOrdersView>) =>
    void router.navigate({
      href: addressOf({ ...view, page: 1, order: undefined, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className={styles['filters']}>
      <SearchBox
        label="Search orders"
        placeholder="PO-, buyer, seller, e-mail"
        value={view.search}
        onSearch={(search) => show({ search })}
        className={styles['search']}
      />
      <Select
        size="small"
        plain
        aria-label="Status"
        value={view.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          show({ status: staffOrderFilters.find((filter) => filter === value) })
        }
      >
        <option value="">All statuses{counted(meta?.order_count)}</option>
        {staffOrderFilters.map((filter) => (
          <option key={filter} value={filter}>
            {filterLabel(filter)}
            {counted(meta?.counts[filter])}
          </option>
        ))}
      </Select>
      <Select
        size="small"
        plain
        aria-label="Sort"
        value={view.sort}
        onChange={({ currentTarget: { value } }) =>
          show({ sort: staffOrderSorts.find((sort) => sort === value) ?? 'newest' })
        }
      >
        {staffOrderSorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORTS[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}

const counted = (count: number | undefined) =>
  count === undefined ? '' : ` (${quantityText(count)})`
