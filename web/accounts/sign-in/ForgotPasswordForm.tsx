import { useEffect } from 'react'
import { resetRequestForm } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import type { useRequestReset } from '../passwords/password-queries.ts'

type Props = { reset: ReturnType<typeof useRequestReset> }

export function ForgotPasswordForm({ reset }: Props) {
  const { field, submit, setFocus, isSaving, problem } = useSavedForm({
    schema: resetRequestForm,
    start: { email: '' },
    send: ({ email }) => reset.mutateAsync(email),
  })
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form noValidate className="col g4" onSubmit={submit}>
      <p className="soft">We will send you a link to choose a new password.</p>
      {problem && <Banner tone="red">{problem}</Banner>}
      <Field {...field('email')} label="Email">
        <TextInput type="email" size="large" autoComplete="username" />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={isSaving}>
        Send Reset Link
      </Button>
    </form>
  )
}
