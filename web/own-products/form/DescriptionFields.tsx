import { Field } from '#web/platform/ui/Field.tsx'
import { TextArea } from '#web/platform/ui/TextArea.tsx'
import type { ProductForm } from './use-product-form.ts'

type Props = { form: ProductForm }

export function DescriptionFields({ form: { formState, register } }: Props) {
  return (
    <Field label="Description" optional error={formState.errors.description?.message}>
      <TextArea {...register('description')} rows={5} />
    </Field>
  )
}
