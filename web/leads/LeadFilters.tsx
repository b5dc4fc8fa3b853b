import { leadSorts } from '#market/leads/lead-api.ts'
import {
  sampleBuyerCategories,
  sampleSellerCategories,
} from '#market/sample-profiles/sample-categories.ts'
import { SearchBox } from '#web/platform/ui/SearchBox.tsx'
import { Select } from '#web/platform/ui/Select.tsx'
import styles from './Leads.module.css'
import type { LeadsView } from './leads-address.ts'

type Props = { view: LeadsView; onChange: (changes: Partial<LeadsView>) => void }

const SORT_WORDS = { newest: 'Newest first', company: 'Company A-Z' }

export function LeadFilters({ view, onChange }: Props) {
  return (
    <div className={styles['filters']}>
      <SearchBox
        slash
        label="Search leads"
        placeholder="Company, contact, city …"
        value={view.search}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        plain
        aria-label="Buyer category"
        value={view.buyer ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ buyer: sampleBuyerCategories.find((each) => each === value) })
        }
      >
        <option value="">All buyer categories</option>
        {sampleBuyerCategories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        plain
        aria-label="Product category"
        value={view.product ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ product: sampleSellerCategories.find((each) => each === value) })
        }
      >
        <option value="">All product categories</option>
        {sampleSellerCategories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Select
        plain
        aria-label="Sort"
        value={view.sort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: leadSorts.find((each) => each === value) ?? 'newest' })
        }
      >
        {leadSorts.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_WORDS[sort]}
          </option>
        ))}
      </Select>
    </div>
  )
}
