import { staffOrderFilters, type staffOrdersList } from '#market/staff-orders/staff-orders-list.ts'
import { quantityText } from '#web/platform/format/numbers.ts'
import type { OwnFilterOf } from '#web/platform/lists/ListPage.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { filterLabel } from './staff-order-words.ts'

/** Chooses a status, or orders that need attention, with how many there are of each. */
export function StaffOrderStatusFilter({
  view,
  answer,
  onChange,
}: OwnFilterOf<typeof staffOrdersList>) {
  const meta = answer?.meta
  return (
    <FilterSelect
      label="Status"
      value={view.status ?? ''}
      choices={[
        ['', `All statuses${counted(meta?.order_count)}`],
        ...staffOrderFilters.map(
          (filter) => [filter, `${filterLabel(filter)}${counted(meta?.counts[filter])}`] as const,
        ),
      ]}
      onChoose={(status) => onChange({ status: status || undefined })}
    />
  )
}

const counted = (count: number | undefined) =>
  count === undefined ? '' : ` (${quantityText(count)})`
