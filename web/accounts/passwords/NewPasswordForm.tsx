import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { MIN_PASSWORD, newPasswordForm } from '#market/accounts/password.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'
import { usePasswordStrength } from './use-password-strength.ts'

type Props = {
  /** The button's label. */
  label: string
  /** The user name, for the browser's password manager. */
  email?: string | undefined
  saving: { isPending: boolean; error: Error | null; reset: () => void }
  onSubmit: (chosen: z.infer<typeof newPasswordForm>) => void
}

export function NewPasswordForm({ label, email, saving, onSubmit }: Props) {
  const { register, handleSubmit, formState, control } = useForm({
    resolver: zodResolver(newPasswordForm),
    defaultValues: { password: '', password_confirmation: '' },
  })
  const password = useWatch({ control, name: 'password' })
  const { strength, prepare } = usePasswordStrength(password, email ? [email] : [])
  const refusal = passwordRefusal(saving.error)
  const { errors } = formState

  return (
    <form noValidate className="col g4" onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {saving.error && !refusal && <Banner tone="red">{saving.error.message}</Banner>}
      {email && <input type="email" autoComplete="username" value={email} readOnly hidden />}
      <div className="col g2">
        <Field
          label="Create Password"
          hint={`Minimum ${MIN_PASSWORD} characters`}
          error={errors.password?.message ?? refusal}
        >
          <PasswordInput
            {...register('password', { onChange: () => saving.error && saving.reset() })}
            size="large"
            autoComplete="new-password"
            onFocus={prepare}
          />
        </Field>
        <PasswordStrength strength={strength} />
      </div>
      <Field label="Confirm Password" error={errors.password_confirmation?.message}>
        <PasswordInput
          {...register('password_confirmation')}
          size="large"
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={saving.isPending}>
        {label}
      </Button>
    </form>
  )
}

/** What the server finds wrong with the password itself: that many use it. */
const passwordRefusal = (error: Error | null) =>
  isCallError(error) ? error.fields['password']?.[0] : undefined
