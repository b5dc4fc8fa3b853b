import { passwordAgainForm } from '#market/accounts/second-factor-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { PasswordInput } from '#web/platform/ui/fields/PasswordInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { useBeginSecondFactor } from './second-factor-queries.ts'

export type Begun = { secret: string; uri: string }
type Props = { onBegun: (begun: Begun) => void }

/** Prevents somebody at an open page from linking their own app. */
export function PasswordAgain({ onBegun }: Props) {
  const begin = useBeginSecondFactor()
  const { field, submit, isSaving, problem } = useSavedForm({
    schema: passwordAgainForm,
    start: { current_password: '' },
    send: ({ current_password }) => begin.mutateAsync(current_password),
    onSaved: onBegun,
  })
  return (
    <form noValidate className="col g4" onSubmit={submit}>
      {problem && <Banner tone="red">{problem}</Banner>}
      <Field {...field('current_password')} label="Your password">
        <PasswordInput size="large" autoComplete="current-password" />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={isSaving}>
        Continue
      </Button>
    </form>
  )
}
