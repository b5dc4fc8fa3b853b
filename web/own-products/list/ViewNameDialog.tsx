import { z } from 'zod'
import { MOST_NAME_LETTERS } from '#market/products/views/product-view-api.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'

const viewName = z.object({ name: z.string().refine((name) => name.trim() !== '', 'Required') })

type Props = {
  title: string
  first: string
  onSave: (name: string) => Promise<unknown>
  onClose: () => void
}

export function ViewNameDialog({ title, first, onSave, onClose }: Props) {
  const form = useSavedForm({
    schema: viewName,
    start: { name: first },
    send: ({ name }) => onSave(name),
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={title} submitLabel="Save" onClose={onClose}>
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={MOST_NAME_LETTERS} autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
