import type { z } from 'zod'
import { MIN_PASSWORD } from '#market/accounts/password.ts'
import { subscriberForm } from '#market/samples/sign-up.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'

export type Subscriber = z.infer<typeof subscriberForm>
type Props = { given: Subscriber; onNext: (given: Subscriber) => void }

/** Step one: who subscribes. */
export function SubscriberForm({ given, onNext }: Props) {
  const { field, submit } = useSavedForm({
    schema: subscriberForm,
    start: given,
    send: (subscriber) => subscriber,
    onSaved: onNext,
  })
  return (
    <form noValidate className="col g4" aria-label="Your account" onSubmit={submit}>
      <Field {...field('name')} label="Name">
        <TextInput size="large" autoComplete="name" />
      </Field>
      <Field {...field('email')} label="Email">
        <TextInput type="email" size="large" autoComplete="email" />
      </Field>
      <Field {...field('password')} label="Password" hint={`Minimum ${MIN_PASSWORD} characters`}>
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
      <Field {...field('password_confirmation')} label="Confirm password">
        <PasswordInput size="large" autoComplete="new-password" />
      </Field>
      <Button type="submit" kind="primary" size="large" full>
        Next
      </Button>
      <p className="t13 soft">
        Already on Lotline? <Link href={paths.signIn()}>Sign in</Link> and use the Samples tab.
      </p>
    </form>
  )
}
