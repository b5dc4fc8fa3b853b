import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { passwordAgainForm } from '#market/accounts/second-factor-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { useBeginSecondFactor } from './second-factor-queries.ts'

export type Begun = { secret: string; uri: string }
type Props = { onBegun: (begun: Begun) => void }

/** Prevents somebody at an open page from linking their own app. */
export function PasswordAgain({ onBegun }: Props) {
  const begin = useBeginSecondFactor()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passwordAgainForm),
    defaultValues: { current_password: '' },
  })
  const refused = isCallError(begin.error) ? begin.error.fields['current_password']?.[0] : undefined

  return (
    <form
      noValidate
      className="col g4"
      onSubmit={(event) =>
        void handleSubmit(({ current_password }) =>
          begin.mutate(current_password, { onSuccess: onBegun }),
        )(event)
      }
    >
      {begin.error && !refused && <Banner tone="red">{begin.error.message}</Banner>}
      <Field label="Your password" error={formState.errors.current_password?.message ?? refused}>
        <PasswordInput
          {...register('current_password')}
          size="large"
          autoComplete="current-password"
        />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={begin.isPending}>
        Continue
      </Button>
    </form>
  )
}
