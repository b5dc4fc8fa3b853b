import { useEffect, type ReactNode } from 'react'
import { signInForm } from '#market/accounts/session-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useSignIn } from '../session-queries.ts'
import styles from './SignInForm.module.css'

type Props = {
  onSignedIn: () => void
  /** The link for a forgotten password. */
  forgot?: ReactNode
}

export function SignInForm({ onSignedIn, forgot }: Props) {
  const signIn = useSignIn()
  const { field, submit, setFocus, isSaving, problem } = useSavedForm({
    schema: signInForm,
    start: { email: '', password: '' },
    send: (person) => signIn.mutateAsync(person),
    onSaved: onSignedIn,
  })
  useEffect(() => setFocus('email'), [setFocus])

  return (
    <form noValidate className="col g4" onSubmit={submit}>
      {problem && <Banner tone="red">{problem}</Banner>}
      <Field {...field('email')} label="Email">
        <TextInput type="email" size="large" autoComplete="username" />
      </Field>
      <div className={styles['password']}>
        <Field {...field('password')} label="Password">
          <PasswordInput size="large" autoComplete="current-password" />
        </Field>
        {forgot}
      </div>
      <Button type="submit" kind="primary" size="large" full busy={isSaving}>
        Sign In
      </Button>
    </form>
  )
}
