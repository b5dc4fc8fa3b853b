import type { z } from 'zod'
import {
  sellerSorts,
  type listSellers,
  type SellerSort,
} from '#market/staff-sellers/staff-seller-api.ts'
import { useShowAt } from '#web/platform/navigation/use-show-at.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import { Tabs } from '#web/platform/ui/Tabs.tsx'
import { addressOf, type SellersView } from './sellers-address.ts'

const SORTS: Record<SellerSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name: A to Z',
  name_desc: 'Name: Z to A',
}

type Props = { view: SellersView; meta: z.infer<typeof listSellers.answer>['meta'] | undefined }

/** Filters the list; the address keeps the filters. */
export function SellerFilters({ view, meta }: Props) {
  const showAt = useShowAt()
  const show = (change: Partial<SellersView>) => showAt(addressOf({ ...view, page: 1, ...change }))
  const tab = (label: string, group: SellersView['group'], count: number | undefined) => ({
    label,
    href: addressOf({ ...view, group, page: 1 }),
    current: group === view.group,
    count,
  })
  return (
    <div className="col g4">
      <Tabs
        label="Sellers"
        tabs={[
          tab('All', 'all', meta?.seller_count),
          tab('No user yet', 'without_user', meta?.without_user_count),
          tab('Invited', 'invited', meta?.invited_count),
        ]}
      />
      <FilterBar
        label="Search sellers"
        placeholder="Seller, user, e-mail"
        value={view.search}
        onSearch={(search) => show({ search })}
      >
        <FilterSelect
          label="Sort"
          value={view.sort}
          choices={sellerSorts.map((sort) => [sort, SORTS[sort]] as const)}
          onChoose={(sort) => show({ sort })}
        />
      </FilterBar>
    </div>
  )
}
