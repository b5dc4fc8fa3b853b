import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { MIN_PASSWORD } from '#market/accounts/password.ts'
import { subscriberForm } from '#market/samples/sign-up.ts'
import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

export type Subscriber = z.infer<typeof subscriberForm>
type Props = { given: Subscriber; onNext: (given: Subscriber) => void }

/** Step one: who subscribes. */
export function SubscriberForm({ given, onNext }: Props) {
  const form = useForm({ resolver: zodResolver(subscriberForm), defaultValues: given })
  const { register, handleSubmit, formState } = form
  const { errors } = formState
  return (
    <form
      noValidate
      className="col g4"
      aria-label="Your account"
      onSubmit={(event) => void handleSubmit(onNext)(event)}
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput {...register('name')} size="large" autoComplete="name" />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextInput {...register('email')} type="email" size="large" autoComplete="email" />
      </Field>
      <Field
        label="Password"
        hint={`Minimum ${MIN_PASSWORD} characters`}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} size="large" autoComplete="new-password" />
      </Field>
      <Field label="Confirm password" error={errors.password_confirmation?.message}>
        <PasswordInput
          {...register('password_confirmation')}
          size="large"
          autoComplete="new-password"
        />
      </Field>
      <Button type="submit" kind="primary" size="large" full>
        Next
      </Button>
      <p className="t13 soft">
        On Lotline already? <Link href={paths.signIn()}>Sign in</Link>, and use the Samples tab.
      </p>
    </form>
  )
}
