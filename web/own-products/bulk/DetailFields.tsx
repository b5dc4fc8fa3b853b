import { categoryName, productCategories } from '#market/categories.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { packagingTypes, packagingWords } from '#web/products/product-words.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { useState } from 'react'

type Props = {
  action: 'category' | 'minimum' | 'packaging'
  onAct: (act: BulkAct | undefined) => void
}

/** The category, minimum order or packaging that each product gets. */
export function DetailFields({ action, onAct }: Props) {
  const [units, setUnits] = useState<number>()
  if (action === 'minimum')
    return (
      <Field label="Minimum order" hint="Never above the units of a product">
        <QuantityInput
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Opened in order to type.
          autoFocus
          value={units}
          onChange={(next) => {
            setUnits(next)
            onAct(next ? { action, units: next } : undefined)
          }}
        />
      </Field>
    )
  if (action === 'category')
    return (
      <Field label="Category">
        <Select
          defaultValue=""
          onChange={({ currentTarget }) => {
            const category = productCategories.find((each) => each === currentTarget.value)
            onAct(category && { action, category })
          }}
        >
          <option value="">Choose one</option>
          {productCategories.map((category) => (
            <option key={category} value={category}>
              {categoryName(category)}
            </option>
          ))}
        </Select>
      </Field>
    )
  return (
    <Field label="Packaging type">
      <Select
        defaultValue=""
        onChange={({ currentTarget }) => {
          const type = packagingTypes.find((each) => each === currentTarget.value)
          onAct(type && { action, packaging_type: type })
        }}
      >
        <option value="">Choose one</option>
        {packagingTypes.map((type) => (
          <option key={type} value={type}>
            {packagingWords[type]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
