import type { z } from 'zod'
import {
  staffOrderFilters,
  staffOrderSorts,
  usualSort,
  type listStaffOrders,
  type StaffOrderSort,
} from '#market/staff-orders/staff-order-api.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { AssignedFilterSelect } from '#web/staff-notes/AssignedFilterSelect.tsx'
import { filterLabel } from './staff-order-words.ts'
import { addressOf, type StaffOrdersView } from './staff-orders-address.ts'

const SORTS: Record<StaffOrderSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  waiting: 'Longest in status first',
  changed: 'Last changed first',
  total_desc: 'Total: high to low',
  total_asc: 'Total: low to high',
}

type Meta = z.infer<typeof listStaffOrders.answer>['meta']
type Props = { view: StaffOrdersView; meta: Meta | undefined }

/** Filters the list; the address keeps the filters. */
export function StaffOrderFilters({ view, meta }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<StaffOrdersView>) =>
    showAt(addressOf({ ...view, page: 1, order: undefined, ...change }))
  return (
    <FilterBar
      label="Search orders"
      placeholder="PO-, buyer, seller, e-mail"
      value={view.search}
      onSearch={(search) => show({ search })}
    >
      <FilterSelect
        label="Status"
        value={view.status ?? ''}
        choices={[
          ['', `All statuses${counted(meta?.order_count)}`],
          ...staffOrderFilters.map(
            (filter) => [filter, `${filterLabel(filter)}${counted(meta?.counts[filter])}`] as const,
          ),
        ]}
        onChoose={(status) =>
          show({ status: status || undefined, sort: sortFor(view, status || undefined) })
        }
      />
      <AssignedFilterSelect value={view.assigned} onChoose={(assigned) => show({ assigned })} />
      <FilterSelect
        label="Sort"
        value={view.sort}
        choices={staffOrderSorts.map((sort) => [sort, SORTS[sort]] as const)}
        onChoose={(sort) => show({ sort })}
      />
    </FilterBar>
  )
}

/** A sort that was chosen stays; the usual one of a status gives way to that of the next. */
const sortFor = ({ status, sort }: StaffOrdersView, next: StaffOrdersView['status']) =>
  sort === usualSort(status) ? usualSort(next) : sort

const counted = (count: number | undefined) =>
  count === undefined ? '' : ` (${quantityText(count)})`
