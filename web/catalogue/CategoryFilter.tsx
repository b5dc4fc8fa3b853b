import { useId } from 'react'
import { categoryName, productCategories } from '#market/categories.ts'
import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import type { CategoryCounts } from '#market/catalogue/catalogue-api.ts'
import { ChoiceGroup } from '#web/platform/ui/ChoiceGroup.tsx'
import { Radio } from '#web/platform/ui/Radio.tsx'
import type { FilterProps } from './filter-props.ts'

type Props = FilterProps & { counts: CategoryCounts | undefined }

export function CategoryFilter({ criteria, onChange, counts }: Props) {
  const name = useId()
  const chosen = criteria.categories?.[0]
  return (
    <ChoiceGroup legend="Category" legendHidden>
      <Radio
        name={name}
        label={ALL_PRODUCTS}
        count={counts?.all}
        checked={chosen === undefined}
        onChange={() => onChange({ ...criteria, categories: undefined })}
      />
      {productCategories.map((category) => (
        <Radio
          key={category}
          name={name}
          label={categoryName(category)}
          count={counts?.[category]}
          checked={chosen === category}
          onChange={() => onChange({ ...criteria, categories: [category], tags: undefined })}
        />
      ))}
    </ChoiceGroup>
  )
}
