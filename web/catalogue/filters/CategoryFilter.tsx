import { ALL_PRODUCTS } from '#market/catalogue/catalogue-address.ts'
import { categoryName, productCategories, type ProductCategory } from '#market/categories.ts'
import { ChoiceGroup } from '#web/platform/ui/fields/ChoiceGroup.tsx'
import type { FilterProps } from './filter-props.ts'
import { FilterCheckbox } from './FilterCheckbox.tsx'

/** Any of the categories; none chosen means all. */
export function CategoryFilter({ criteria, onChange, facets }: FilterProps) {
  const chosen = criteria.categories ?? []
  const counts = facets?.category_counts

  function toggle(category: ProductCategory) {
    const next = productCategories.filter((each) => chosen.includes(each) !== (each === category))
    onChange({ ...criteria, categories: next.length > 0 ? next : undefined })
  }
  return (
    <ChoiceGroup legend="Category" legendHidden>
      <FilterCheckbox
        label={ALL_PRODUCTS}
        count={counts?.all}
        checked={chosen.length === 0}
        onToggle={() => onChange({ ...criteria, categories: undefined })}
      />
      {productCategories.map((category) => (
        <FilterCheckbox
          key={category}
          label={categoryName(category)}
          count={counts?.[category]}
          checked={chosen.includes(category)}
          onToggle={() => toggle(category)}
        />
      ))}
    </ChoiceGroup>
  )
}
