import { categoryName, productCategories } from '#market/categories.ts'
import type { BulkAct } from '#market/products/bulk/bulk-api.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { packagingTypes, packagingWords } from '#market/products/product-choices.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { QuantityInput } from '#web/platform/ui/fields/QuantityInput.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import { useState } from 'react'

type Props = {
  action: 'category' | 'minimum' | 'packaging' | 'condition'
  onAct: (act: BulkAct | undefined) => void
}

/** The category, minimum order, packaging or condition that each product gets. */
export function BulkDetailFields({ action, onAct }: Props) {
  const [units, setUnits] = useState<number>()
  if (action === 'minimum')
    return (
      <Field label="Minimum order" hint="Never more than a product’s units">
        <QuantityInput
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
      <ChoiceField
        label="Category"
        choices={productCategories}
        wordsOf={categoryName}
        onChoose={(category) => onAct(category && { action, category })}
      />
    )
  if (action === 'condition')
    return (
      <ChoiceField
        label="Condition"
        choices={productConditions}
        wordsOf={(each) => conditionWords[each]}
        onChoose={(condition) => onAct(condition && { action, condition })}
      />
    )
  return (
    <ChoiceField
      label="Packaging type"
      choices={packagingTypes}
      wordsOf={(type) => packagingWords[type]}
      onChoose={(type) => onAct(type && { action, packaging_type: type })}
    />
  )
}

type ChoiceFieldProps<Choice extends string> = {
  label: string
  choices: readonly Choice[]
  wordsOf: (choice: Choice) => string
  onChoose: (choice: Choice | undefined) => void
}

function ChoiceField<Choice extends string>(props: ChoiceFieldProps<Choice>) {
  const { label, choices, wordsOf, onChoose } = props
  return (
    <Field label={label}>
      <Select
        defaultValue=""
        onChange={({ currentTarget }) =>
          onChoose(choices.find((each) => each === currentTarget.value))
        }
      >
        <option value="">Choose one</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {wordsOf(choice)}
          </option>
        ))}
      </Select>
    </Field>
  )
}
