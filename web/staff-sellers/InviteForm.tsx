import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { emailText } from '#market/accounts/email.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { toastProblem, toastSaved } from '#web/platform/ui/toasts/toasts.ts'
import { useInviteUser } from './staff-seller-queries.ts'

const fields = z.object({
  full_name: z.string().trim().max(120, 'Maximum 120 characters'),
  email: emailText(),
})

type Props = { sellerId: number; sellerName: string }

export function InviteForm({ sellerId, sellerName }: Props) {
  const invite = useInviteUser(sellerId)
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { full_name: '', email: '' },
  })
  const refused = isCallError(invite.error) ? invite.error.fields['email']?.[0] : undefined

  const send = ({ email, full_name: fullName }: z.infer<typeof fields>) =>
    invite.mutate(
      { email, full_name: fullName || undefined },
      {
        onSuccess: () => toastSaved(`Invitation on its way to ${email}`),
        onError: (error) =>
          !isCallError(error) || error.fields['email'] ? undefined : toastProblem(error.message),
      },
    )
  return (
    <form noValidate className="col g4" onSubmit={(event) => void handleSubmit(send)(event)}>
      <p className="soft t13">
        Nobody signs in for {sellerName} yet. The person invited gets a link by mail that works
        once, within 7 days, creates a password and takes over the shop.
      </p>
      <Field label="Name" optional error={formState.errors.full_name?.message}>
        <TextInput {...register('full_name')} autoComplete="off" />
      </Field>
      <Field label="E-mail" error={formState.errors.email?.message ?? refused}>
        <TextInput {...register('email')} type="email" autoComplete="off" />
      </Field>
      <Button type="submit" kind="primary" busy={invite.isPending}>
        Invite user
      </Button>
    </form>
  )
}
