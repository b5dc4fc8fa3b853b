import { useWatch, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { MIN_PASSWORD, type changePasswordForm } from '#market/accounts/password.ts'
import { PasswordStrength } from '#web/accounts/passwords/PasswordStrength.tsx'
import { usePasswordStrength } from '#web/accounts/passwords/use-password-strength.ts'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'

type Props = {
  form: UseFormReturn<z.infer<typeof changePasswordForm>>
  /** The user name, for the browser's password manager. */
  email: string
}

export function PasswordFields({ form: { register, control, formState }, email }: Props) {
  const password = useWatch({ control, name: 'password' })
  const { strength, prepare } = usePasswordStrength(password, [email])
  const { errors } = formState
  return (
    <div className="col g4" onFocus={prepare}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.current_password?.message}>
        <PasswordInput {...register('current_password')} autoComplete="current-password" />
      </Field>
      <div className="col g2">
        <Field
          label="New password"
          hint={`Minimum ${MIN_PASSWORD} characters`}
          error={errors.password?.message}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <PasswordStrength strength={strength} />
      </div>
      <Field label="Confirm new password" error={errors.password_confirmation?.message}>
        <PasswordInput {...register('password_confirmation')} autoComplete="new-password" />
      </Field>
    </div>
  )
}
