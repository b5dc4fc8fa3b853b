import { z } from 'zod'
import { MOST_NAME_LETTERS, type ProductView } from '#market/products/views/product-view-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'

const viewName = z.object({ name: z.string().refine((name) => name.trim() !== '', 'Required') })

type Kept = { product_view: ProductView }

type Props = {
  title: string
  first: string
  onSave: (name: string) => Promise<Kept>
  onSaved: (kept: Kept) => void
  onClose: () => void
}

export function ViewNameDialog({ title, first, onSave, onSaved, onClose }: Props) {
  const form = useSavedForm({
    schema: viewName,
    start: { name: first },
    send: ({ name }) => onSave(name),
    onSaved,
  })
  return (
    <FormDialog form={form} title={title} submitLabel="Save" onClose={onClose}>
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={MOST_NAME_LETTERS} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
