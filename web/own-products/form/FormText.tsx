import type { ComponentProps, ReactNode } from 'react'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { ProductDraft } from './product-draft.ts'
import type { ProductForm } from './use-product-form.ts'

type TextName = {
  [name in keyof ProductDraft]: string extends ProductDraft[name] ? name : never
}[keyof ProductDraft]

type Props = Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder' | 'autoComplete'> & {
  form: ProductForm
  name: TextName
  label: string
  optional?: boolean | undefined
  hint?: ReactNode
  warning?: ReactNode
  error?: ReactNode
}

export function FormText({ form, name, label, optional, hint, warning, error, ...input }: Props) {
  const message = form.formState.errors[name]?.message ?? error
  return (
    <Field label={label} optional={optional} hint={hint} warning={warning} error={message}>
      <TextInput autoComplete="off" {...input} {...form.register(name)} />
    </Field>
  )
}
