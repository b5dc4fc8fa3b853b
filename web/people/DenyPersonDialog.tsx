import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { denyPersonForm, type PersonDetail } from '#market/people/people-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextArea } from '#web/platform/ui/fields/TextArea.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useDenyPerson } from './people-queries.ts'
import { denyConsequence, personName } from './person-words.ts'

type Props = { person: PersonDetail; onClose: () => void }

export function DenyPersonDialog({ person, onClose }: Props) {
  const deny = useDenyPerson(person.id)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(denyPersonForm),
    defaultValues: { reason: '' },
  })
  const send = ({ reason }: { reason: string }) =>
    deny.mutate(reason, {
      onSuccess: () => {
        toast(`Denied. The reason is on its way to ${person.email}`)
        onClose()
      },
    })

  return (
    <Dialog open onClose={onClose} title={`Deny ${personName(person)}?`}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <DialogBody className="col g4">
          {deny.error && <Banner tone="red">{deny.error.message}</Banner>}
          <p className="soft">{denyConsequence(person)} The reason is mailed word for word.</p>
          <Field label="Reason" error={formState.errors.reason?.message}>
            <TextArea {...register('reason')} rows={4} />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="danger-solid" busy={deny.isPending}>
            Deny and mail reason
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
