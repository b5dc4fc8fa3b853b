import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { useInviteAdministrator } from './administrator-queries.ts'
import { RoleChoice } from './RoleChoice.tsx'

const fields = z.object({
  full_name: z.string().trim().max(120, 'Maximum 120 characters'),
  email: emailText(),
  role: z.enum(staffRoles),
})

type Props = { onClose: () => void }

export function InviteDialog({ onClose }: Props) {
  const invite = useInviteAdministrator()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { full_name: '', email: '', role: 'support' as const },
  })
  const refused = isCallError(invite.error)
    ? invite.error.fields['administrator.email']?.[0]
    : undefined
  const send = ({ full_name: name, ...invited }: z.infer<typeof fields>) =>
    invite.mutate(
      { ...invited, full_name: name || undefined },
      {
        onSuccess: () => {
          toast(`An invitation is on its way to ${invited.email}`)
          onClose()
        },
      },
    )
  return (
    <Dialog open onClose={onClose} title="Invite somebody into the staff">
      <form noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <DialogBody className="col g4">
          {invite.error && !refused && <Banner tone="red">{invite.error.message}</Banner>}
          <p className="soft">
            They get a link by mail to choose a password. It works once, within 7 days; inviting
            again sends a new one. Every other administrator is told.
          </p>
          <Field label="Name" optional error={formState.errors.full_name?.message}>
            <TextInput {...register('full_name')} autoComplete="off" />
          </Field>
          <Field label="E-mail" error={formState.errors.email?.message ?? refused}>
            <TextInput {...register('email')} type="email" autoComplete="off" />
          </Field>
          <RoleChoice field={register('role')} />
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" busy={invite.isPending}>
            Send invitation
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  )
}
