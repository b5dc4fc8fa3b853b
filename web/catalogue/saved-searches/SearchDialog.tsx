import { z } from 'zod'
import { Checkbox } from '#web/platform/ui/fields/Checkbox.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'

const searchWords = z.object({
  name: z.string().refine((name) => name.trim() !== '', 'Required'),
  alerts: z.boolean(),
})
type SearchWords = z.infer<typeof searchWords>

type Props = {
  title: string
  /** What it looks for, in words. */
  filters: readonly string[]
  first: SearchWords
  onSave: (words: SearchWords) => Promise<unknown>
  tell?: () => void
  onClose: () => void
}

/** How a saved search is called, and whether it sends mail. */
export function SearchDialog({ title, filters, first, onSave, tell, onClose }: Props) {
  const form = useSavedForm({
    schema: searchWords,
    start: { name: first.name, alerts: first.alerts },
    send: onSave,
    tell,
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={title} submitLabel="Save search" onClose={onClose}>
      <p className="t13 muted">{filters.length > 0 ? filters.join(' · ') : 'All lots'}</p>
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={80} autoComplete="off" />
      </Field>
      <Checkbox label="Email me daily when new lots match" {...form.register('alerts')} />
    </FormDialog>
  )
}
