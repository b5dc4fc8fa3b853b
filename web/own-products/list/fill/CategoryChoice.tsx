import { categoryName, productCategories, type ProductCategory } from '#market/categories.ts'
import { Select } from '#web/platform/ui/fields/Select.tsx'

type Props = {
  label: string
  value: ProductCategory
  onChoose: (category: ProductCategory) => void
}

/** Chosen is saved. */
export function CategoryChoice({ label, value, onChoose }: Props) {
  return (
    <Select
      size="small"
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = productCategories.find((each) => each === currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    >
      {productCategories.map((category) => (
        <option key={category} value={category}>
          {categoryName(category)}
        </option>
      ))}
    </Select>
  )
}
