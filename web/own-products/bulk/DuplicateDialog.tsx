import { useRouter } from '@tanstack/react-router'
import { useState, type SyntheticEvent } from 'react'
import type { OwnListedProduct } from '#market/products/own-product-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useDuplicate } from './bulk-queries.ts'

type Props = { product: OwnListedProduct; onClose: () => void }

/** Asks for the UPC of a copy, and opens the copy for what else is different. */
export function DuplicateDialog({ product, onClose }: Props) {
  const router = useRouter()
  const duplicate = useDuplicate()
  const [upc, setUpc] = useState('')
  const { error } = duplicate
  const problem =
    error && ((isCallError(error) && error.fields['product.upc']?.[0]) || error.message)

  function copy(event: SyntheticEvent) {
    event.preventDefault()
    duplicate.mutate(
      { id: product.id, upc },
      { onSuccess: ({ id }) => void router.navigate({ href: paths.editProduct(id) }) },
    )
  }
  return (
    <Dialog open title="Duplicate product" onClose={onClose}>
      <form onSubmit={copy}>
        <DialogBody>
          <div className="col g4">
            <p className="soft">
              The copy of {product.name || product.upc} gets everything but its UPC and units.
              Buyers see it once you say how many there are.
            </p>
            <Field label="UPC of the copy" error={problem}>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={upc}
                onChange={({ currentTarget }) => setUpc(currentTarget.value)}
              />
            </Field>
          </div>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            kind="primary"
            busy={duplicate.isPending}
            disabled={upc.trim() === ''}
          >
            Duplicate
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
