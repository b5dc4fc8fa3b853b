import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { signInForm } from '#market/accounts/session-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSignIn } from '../session-queries.ts'
import styles from './SignInForm.module.css'

type Props = {
  onSignedIn: () => void
  /** The link for a forgotten password. */
  forgot?: ReactNode
}

export function SignInForm({ onSignedIn, forgot }: Props) {
  const signIn = useSignIn()
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(signInForm),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form
      noValidate
      className="col g4"
      onSubmit={(event) =>
        void handleSubmit((person) => signIn.mutate(person, { onSuccess: onSignedIn }))(event)
      }
    >
      {signIn.error && <Banner tone="red">{signIn.error.message}</Banner>}
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" size="large" autoComplete="username" />
      </Field>
      <div className={styles['password']}>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...register('password')} size="large" autoComplete="current-password" />
        </Field>
        {forgot}
      </div>
      <Button type="submit" kind="primary" size="large" full busy={signIn.isPending}>
        Sign In
      </Button>
    </form>
  )
}
