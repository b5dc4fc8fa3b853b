import { fieldNames, fieldOf, isOfKind } from '#market/products/by-field.ts'
import type { FieldName } from '#market/products/fields.ts'
import type { ProductStep } from '#market/products/product-steps.ts'
import type { ReactNode } from 'react'
import { choiceKinds, FormChoice } from './FormChoice.tsx'
import { FormCount } from './FormCount.tsx'
import { FormMoney } from './FormMoney.tsx'
import { FormText } from './FormText.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = {
  form: ProductForm
  name: FieldName
  hint?: ReactNode
  warning?: ReactNode
  error?: ReactNode
  readOnly?: boolean | undefined
  /** Told once the form knows of a figure that was typed. */
  onTyped?: (() => void) | undefined
}

/** The input of any field, by what the field holds. */
export function FieldInput({ form, name, hint, warning, error, readOnly, onTyped }: Props) {
  if (isOfKind(name, ...choiceKinds)) return <FormChoice form={form} name={name} hint={hint} />
  if (isOfKind(name, 'price')) return <FormMoney {...{ form, name, hint, readOnly, onTyped }} />
  if (isOfKind(name, 'units', 'minimum', 'count', 'lead time'))
    return <FormCount {...{ form, name, hint, onTyped }} />
  return <FormText {...{ form, name, hint, warning, error }} />
}

type OtherFieldsProps = {
  form: ProductForm
  step: ProductStep
  /** What the step draws itself. */
  but?: readonly FieldName[]
}

/** The inputs of a step that need nothing of their own, in the order of the product's page. */
export const OtherFields = ({ form, step, but = [] }: OtherFieldsProps) =>
  fieldNames
    .filter((name) => fieldOf(name).step === step && !but.includes(name))
    .map((name) => <FieldInput key={name} form={form} name={name} />)
