import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { nameText } from '#market/accounts/name.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useCreateSeller } from './staff-seller-queries.ts'

const fields = z.object({ name: nameText })

type Props = { onClose: () => void }

/** Creates a seller without a user. */
export function NewSellerDialog({ onClose }: Props) {
  const router = useRouter()
  const create = useCreateSeller()
  const form = useSavedForm({
    schema: fields,
    start: { name: '' },
    send: ({ name }) => create.mutateAsync(name),
    tell: () => toastSaved('Seller created'),
    onSaved: ({ data }) => void router.navigate({ href: paths.adminSeller(data.id) }),
  })
  return (
    <FormDialog form={form} title="New seller" submitLabel="Create seller" onClose={onClose}>
      <p className="soft">
        You’ll manage this shop until you invite its owner. Products go on sale as soon as they are
        complete.
      </p>
      <Field {...form.field('name')} label="Seller name">
        <TextInput autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
