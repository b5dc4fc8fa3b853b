import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { nameText } from '#market/accounts/name.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useCreateSeller } from './staff-seller-queries.ts'

const fields = z.object({ name: nameText })

type Props = { onClose: () => void }

/** Creates a seller without a user. */
export function NewSellerDialog({ onClose }: Props) {
  const router = useRouter()
  const create = useCreateSeller()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { name: '' },
  })
  const send = ({ name }: { name: string }) =>
    create.mutate(name, {
      onSuccess: ({ data }) => {
        toastSaved('Seller created')
        void router.navigate({ href: paths.adminSeller(data.id) })
      },
    })
  return (
    <Dialog open onClose={onClose} title="New seller">
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <DialogBody className="col g4">
          {create.error && <Banner tone="red">{create.error.message}</Banner>}
          <p className="soft">
            Nobody signs in for it yet: you keep its shop, and invite its user whenever you like.
            Complete products are on sale from the first one on.
          </p>
          <Field label="Seller name" error={formState.errors.name?.message}>
            <TextInput {...register('name')} autoComplete="off" />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={create.isPending}>
            Create seller
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
