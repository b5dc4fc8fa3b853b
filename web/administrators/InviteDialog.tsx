import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { staffRoles } from '#market/accounts/staff-role.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { FormDialog } from '#web/platform/ui/forms/FormDialog.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
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
  const form = useSavedForm({
    schema: fields,
    start: { full_name: '', email: '', role: 'support' },
    send: ({ full_name: name, ...invited }) =>
      invite.mutateAsync({ ...invited, full_name: name || undefined }),
    tell: (_, { email }) => toast(`An invitation is on its way to ${email}`),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title="Invite a colleague"
      submitLabel="Send invitation"
      onClose={onClose}
    >
      <p className="soft">
        We email them a link to choose a password. It works once, for 7 days; inviting them again
        sends a new one. All other administrators are notified.
      </p>
      <Field {...form.field('full_name')} label="Name" optional>
        <TextInput autoComplete="off" />
      </Field>
      <Field {...form.field('email')} label="Email">
        <TextInput type="email" autoComplete="off" />
      </Field>
      <RoleChoice field={form.register('role')} />
    </FormDialog>
  )
}
