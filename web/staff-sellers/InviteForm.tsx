import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toastProblem, toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useInviteUser } from './staff-seller-queries.ts'

const fields = z.object({
  full_name: z.string().trim().max(120, 'Maximum 120 characters'),
  email: emailText(),
})

type Props = { sellerId: number; sellerName: string }

export function InviteForm({ sellerId, sellerName }: Props) {
  const invite = useInviteUser(sellerId)
  const { field, submit, isSaving } = useSavedForm({
    schema: fields,
    start: { full_name: '', email: '' },
    send: ({ email, full_name: fullName }) =>
      invite.mutateAsync({ email, full_name: fullName || undefined }),
    tell: (_, { email }) => toastSaved(`Invitation on its way to ${email}`),
    onRefused: (error) =>
      !isCallError(error) || error.fields['email'] ? undefined : toastProblem(error.message),
  })
  return (
    <form noValidate className="col g4" onSubmit={submit}>
      <p className="soft t13">
        {sellerName} has no user yet. We email the person you invite a link that works once, for 7
        days. They create a password and take over the shop.
      </p>
      <Field {...field('full_name')} label="Name" optional>
        <TextInput autoComplete="off" />
      </Field>
      <Field {...field('email')} label="Email">
        <TextInput type="email" autoComplete="off" />
      </Field>
      <Button type="submit" kind="primary" busy={isSaving}>
        Invite user
      </Button>
    </form>
  )
}
