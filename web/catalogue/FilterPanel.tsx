import type { CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import { Disclosure } from '#web/platform/ui/Disclosure.tsx'
import {
  genders,
  genderWords,
  packagingTypes,
  packagingWords,
} from '#web/products/product-words.ts'
import { CategoryFilter } from './CategoryFilter.tsx'
import { ChoicesFilter } from './ChoicesFilter.tsx'
import styles from './FilterPanel.module.css'
import type { FilterProps } from './filter-props.ts'
import { PercentFilter } from './PercentFilter.tsx'
import { PriceFilter } from './PriceFilter.tsx'
import { UnitsFilter } from './UnitsFilter.tsx'

type Props = FilterProps & { counts: CategoryCounts | undefined }

/** Every filter of the catalogue; beside the results on wide screens, in a sheet on phones. */
export function FilterPanel({ criteria, onChange, counts }: Props) {
  const { packaging_types: packaging } = criteria
  return (
    <div className={styles['panel']}>
      <Disclosure title="Category" open spread>
        <CategoryFilter criteria={criteria} onChange={onChange} counts={counts} />
      </Disclosure>
      <Disclosure title="Percent off MSRP" open spread>
        <PercentFilter criteria={criteria} onChange={onChange} />
      </Disclosure>
      <Disclosure title="Price per unit" open spread>
        <PriceFilter criteria={criteria} onChange={onChange} />
      </Disclosure>
      <Disclosure title="Units available" open spread>
        <UnitsFilter criteria={criteria} onChange={onChange} />
      </Disclosure>
      <Disclosure title="Packaging" open={packaging !== undefined} spread>
        <ChoicesFilter
          legend="Packaging"
          choices={packagingTypes}
          words={packagingWords}
          chosen={packaging ?? []}
          onChange={(chosen) => onChange({ ...criteria, packaging_types: chosen })}
        />
      </Disclosure>
      <Disclosure title="Gender" open={criteria.genders !== undefined} spread>
        <ChoicesFilter
          legend="Gender"
          choices={genders}
          words={genderWords}
          chosen={criteria.genders ?? []}
          onChange={(chosen) => onChange({ ...criteria, genders: chosen })}
        />
      </Disclosure>
    </div>
  )
}
