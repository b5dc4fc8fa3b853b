import { categoryName, productCategories } from '#market/categories.ts'
import { fieldOf, type FieldOf } from '#market/products/by-field.ts'
import { fields } from '#market/products/fields.ts'
import {
  genders,
  genderWords,
  packagingTypes,
  packagingWords,
  weightUnits,
} from '#market/products/product-choices.ts'
import { conditionWords, productConditions } from '#market/products/product-condition.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { Select } from '#web/platform/ui/fields/Select.tsx'
import type { ReactNode } from 'react'
import type { ProductForm } from './use-product-form.ts'

type Choice = 'category' | 'condition' | 'gender' | 'packaging' | 'weight unit'
type Props = { form: ProductForm; name: FieldOf<Choice>; hint?: ReactNode }

export function FormChoice({ form, name, hint }: Props) {
  const { kind, label } = fieldOf(name)
  return (
    <Field label={label} hint={hint} optional={kind === 'packaging'}>
      <Select {...form.register(name)}>
        {choices[fields[name].kind].map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  )
}

type Option = { value: string; words: string }

const wordsOf = <Value extends string>(
  values: readonly Value[],
  words: (value: Value) => string,
): Option[] => values.map((value) => ({ value, words: words(value) }))

const choices: Record<Choice, readonly Option[]> = {
  category: wordsOf(productCategories, categoryName),
  condition: wordsOf(productConditions, (condition) => conditionWords[condition]),
  gender: wordsOf(genders, (gender) => genderWords[gender]),
  packaging: [
    { value: '', words: 'Choose…' },
    ...wordsOf(packagingTypes, (type) => packagingWords[type]),
  ],
  'weight unit': wordsOf(weightUnits, (unit) => unit),
}
