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
import { SellerFilter } from './SellerFilter.tsx'
import { TagsFilter } from './TagsFilter.tsx'
import { UnitsFilter } from './UnitsFilter.tsx'

/** Every filter of the catalogue; beside the results on wide screens, in a sheet on phones. */
export function FilterPanel(props: FilterProps) {
  const { criteria, onChange } = props
  const { packaging_types: packaging } = criteria
  return (
    <div className={styles['panel']}>
      <Disclosure title="Category" open spread>
        <CategoryFilter {...props} />
      </Disclosure>
      <Disclosure title="Percent off MSRP" open spread>
        <PercentFilter {...props} />
      </Disclosure>
      <Disclosure title="Price per unit" open spread>
        <PriceFilter {...props} />
      </Disclosure>
      <Disclosure title="Units available" open spread>
        <UnitsFilter {...props} />
      </Disclosure>
      <Disclosure title="Seller" open spread>
        <SellerFilter {...props} />
      </Disclosure>
      <Disclosure title="Tags" open spread>
        <TagsFilter {...props} />
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
