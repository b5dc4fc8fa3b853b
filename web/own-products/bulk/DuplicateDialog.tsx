import { useRouter } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useDuplicate } from './bulk-queries.ts'

type Props = { product: OwnListedProduct; onClose: () => void }

/** Asks for the UPC of a copy, and opens the copy for what else is different. */
export function DuplicateDialog({ product, onClose }: Props) {
  const router = useRouter()
  const duplicate = useDuplicate()
  const form = useSavedForm({
    schema: z.object({ upc: z.string() }),
    start: { upc: '' },
    send: ({ upc }) => duplicate.mutateAsync({ id: product.id, upc }),
    onSaved: ({ id }) => void router.navigate({ href: paths.editProduct(id) }),
  })
  const upc = useWatch({ control: form.control, name: 'upc' })
  return (
    <FormDialog
      form={form}
      title="Duplicate product"
      submitLabel="Duplicate"
      disabled={upc.trim() === ''}
      onClose={onClose}
    >
      <p className="soft">
        Copies everything from {product.name || product.upc} except its UPC and units. Buyers see
        the copy once you add units.
      </p>
      <Field {...form.field('upc')} label="UPC for the copy">
        <TextInput inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  )
}
