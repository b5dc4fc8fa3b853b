import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { administratorForm, type Administrator } from '#market/administrators/administrator-api.ts'
import type { StaffRole } from '#market/accounts/staff-role.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useChangeRole } from './administrator-queries.ts'
import { nameOf, roleLabels } from './administrator-words.ts'
import { RoleChoice } from './RoleChoice.tsx'

type Props = { person: Administrator; onClose: () => void }

export function ChangeRoleDialog({ person, onClose }: Props) {
  const change = useChangeRole()
  const { register, handleSubmit } = useForm({
    resolver: zodResolver(administratorForm.pick({ role: true })),
    defaultValues: { role: person.role },
  })
  const send = ({ role }: { role: StaffRole }) =>
    change.mutate(
      { id: person.id, role },
      {
        onSuccess: () => {
          toast(`${nameOf(person)}: ${roleLabels[role]}`)
          onClose()
        },
      },
    )
  return (
    <Dialog open onClose={onClose} title={`Role of ${nameOf(person)}`}>
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <DialogBody className="col g4">
          {change.error && <Banner tone="red">{change.error.message}</Banner>}
          <RoleChoice field={register('role')} />
          <p className="soft t13">
            It holds from their next step on. Every other administrator is told.
          </p>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={change.isPending}>
            Save role
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
