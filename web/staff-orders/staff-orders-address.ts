import {
  staffOrderFilters,
  staffOrderSorts,
  usualSort,
  type StaffOrderFilter,
  type StaffOrderSort,
} from '#market/staff-orders/staff-order-api.ts'
import type { AssignedFilter } from '#market/staff-notes/assignment.ts'
import { assignedIn } from '#web/staff-notes/assigned-in.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import {
  wholeNumberIn,
  withoutDefaults,
  type Search,
} from '#web/platform/navigation/search-params.ts'

/** What the address of all orders selects. */
export type StaffOrdersView = {
  status: StaffOrderFilter | undefined
  search: string
  sort: StaffOrderSort
  assigned: AssignedFilter
  page: number
  /** The open order, by its number such as `PO-10001`, or by its id, which the audit log uses. */
  order: string | undefined
}

const FIRST: StaffOrdersView = {
  status: undefined,
  search: '',
  sort: 'newest',
  assigned: 'all',
  page: 1,
  order: undefined,
}

export const viewOfAddress = ({
  status,
  search,
  sort,
  assigned,
  page,
  order,
}: Search): StaffOrdersView => ({
  status: statusIn(status),
  search: typeof search === 'string' ? search : FIRST.search,
  sort: staffOrderSorts.find((each) => each === sort) ?? usualSort(statusIn(status)),
  assigned: assignedIn(assigned),
  page: wholeNumberIn(page) ?? FIRST.page,
  order: typeof order === 'string' && /^(PO-)?\d{1,12}$/.test(order) ? order : undefined,
})

export const addressOf = (view: Partial<StaffOrdersView>) =>
  paths.adminOrders(withoutDefaults(view, { ...FIRST, sort: usualSort(view.status) }))

const statusIn = (status: Search[string] | undefined) =>
  staffOrderFilters.find((each) => each === status)
