import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { resetRequestForm } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import type { useRequestReset } from '../passwords/password-queries.ts'

type Props = { reset: ReturnType<typeof useRequestReset> }

export function ForgotPasswordForm({ reset }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(resetRequestForm),
    defaultValues: { email: '' },
  })
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form
      noValidate
      className="col g4"
      onSubmit={(event) => void handleSubmit(({ email }) => reset.mutate(email))(event)}
    >
      <p className="soft">We will send you a link to choose a new password.</p>
      {reset.error && <Banner tone="red">{reset.error.message}</Banner>}
      <Field label="E-mail" error={formState.errors.email?.message}>
        <TextInput {...register('email')} type="email" size="large" autoComplete="username" />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={reset.isPending}>
        Send Reset Link
      </Button>
    </form>
  )
}
