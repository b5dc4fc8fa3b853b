import { categoryName, productCategories } from '#market/categories.ts'
import { freightClasses } from '#market/freight/freight-class.ts'
import { freightTerms, freightTermsWords } from '#market/freight/freight-terms.ts'
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

/** The kinds of which one of a few is chosen. */
export const choiceKinds = [
  'category',
  'condition',
  'gender',
  'packaging',
  'weight unit',
  'freight terms',
  'freight class',
  'yes or no',
] as const
type Choice = (typeof choiceKinds)[number]
type Props = { form: ProductForm; name: FieldOf<Choice>; hint?: ReactNode }

export function FormChoice({ form, name, hint }: Props) {
  const { label } = fieldOf(name)
  return (
    <Field
      label={label}
      hint={hint}
      optional={choices[fields[name].kind].some(({ value }) => value === '')}
    >
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

const NONE_CHOSEN: Option = { value: '', words: 'Choose…' }

const choices: Record<Choice, readonly Option[]> = {
  category: wordsOf(productCategories, categoryName),
  condition: wordsOf(productConditions, (condition) => conditionWords[condition]),
  gender: wordsOf(genders, (gender) => genderWords[gender]),
  packaging: [NONE_CHOSEN, ...wordsOf(packagingTypes, (type) => packagingWords[type])],
  'weight unit': wordsOf(weightUnits, (unit) => unit),
  'freight terms': wordsOf(freightTerms, (terms) => freightTermsWords[terms]),
  'freight class': [NONE_CHOSEN, ...wordsOf(freightClasses, (freightClass) => freightClass)],
  'yes or no': [NONE_CHOSEN, { value: 'yes', words: 'Yes' }, { value: 'no', words: 'No' }],
}
