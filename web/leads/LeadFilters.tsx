import { leadSorts } from '#market/leads/lead-api.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { FilterBar } from '#web/platform/ui/lists/FilterBar.tsx'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'
import type { LeadsView } from './leads-address.ts'

type Props = { view: LeadsView; onChange: (changes: Partial<LeadsView>) => void }

const SORT_WORDS = { newest: 'Newest first', company: 'Company A-Z' }

export function LeadFilters({ view, onChange }: Props) {
  return (
    <FilterBar
      label="Search leads"
      placeholder="Company, contact, city …"
      value={view.search}
      onSearch={(search) => onChange({ search })}
    >
      <FilterSelect
        label="Buyer category"
        value={view.buyer ?? ''}
        choices={[['', 'Any buyer'], ...sampleBuyerCategories.map((name) => [name, name] as const)]}
        onChoose={(buyer) => onChange({ buyer: buyer || undefined })}
      />
      <FilterSelect
        label="Product category"
        value={view.product ?? ''}
        choices={[
          ['', 'Any product'],
          ...sampleSellerCategories.map((name) => [name, name] as const),
        ]}
        onChoose={(product) => onChange({ product: product || undefined })}
      />
      <FilterSelect
        label="Sort"
        value={view.sort}
        choices={leadSorts.map((sort) => [sort, SORT_WORDS[sort]] as const)}
        onChoose={(sort) => onChange({ sort })}
      />
    </FilterBar>
  )
}
