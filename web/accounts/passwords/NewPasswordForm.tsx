import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { MIN_PASSWORD, newPasswordForm } from '#market/accounts/password.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

type Props = {
  /** The button's label. */
  label: string
  /** The user name, for the browser's password manager. */
  email?: string | undefined
  send: (chosen: z.infer<typeof newPasswordForm>) => Promise<unknown>
  onSaved?: () => void
}

export function NewPasswordForm({ label, email, send, onSaved }: Props) {
  const { field, submit, isSaving, problem, control } = useSavedForm({
    schema: newPasswordForm,
    start: { password: '', password_confirmation: '' },
    send,
    onSaved,
  })
  const password = useWatch({ control, name: 'password' })
  const { strength, prepare } = usePasswordStrength(password, email ? [email] : [])

  return (
    <form noValidate className="col g4" onSubmit={submit}>
      {problem && <Banner tone="red">{problem}</Banner>}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <div className="col g2">
        <Field
          {...field('password')}
          label="Create Password"
          hint={`Minimum ${MIN_PASSWORD} characters`}
        >
          <PasswordInput size="large" autoComplete="new-password" onFocus={prepare} />
        </Field>
        <PasswordStrength strength={strength} />
      </div>
      <Field {...field('password_confirmation')} label="Confirm Password">
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={isSaving}>
        {label}
      </Button>
    </form>
  )
}
