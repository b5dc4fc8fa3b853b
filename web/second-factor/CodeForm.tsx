import { useEffect } from 'react'
import { anyCodeForm, appCodeForm } from '#market/accounts/second-factor-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'

type Props<Answer> = {
  /** The button's label. */
  label: string
  /** Whether recovery codes are accepted as well. */
  takesRecovery?: boolean
  send: (code: string) => Promise<Answer>
  onSent: (answer: Answer) => void
}

/** The field for a code of the authenticator app. */
export function CodeForm<Answer>({ label, takesRecovery = false, send, onSent }: Props<Answer>) {
  const { field, submit, setFocus, isSaving, problem } = useSavedForm({
    schema: takesRecovery ? anyCodeForm : appCodeForm,
    start: { code: '' },
    send: ({ code }) => send(code),
    onSaved: onSent,
  })
  useEffect(() => setFocus('code'), [setFocus])

  return (
    <form noValidate className="col g4" onSubmit={submit}>
      {problem && <Banner tone="red">{problem}</Banner>}
      <Field
        {...field('code')}
        label="Code"
        hint={
          takesRecovery
            ? 'The 6-digit code from your app, or a recovery code'
            : 'The 6-digit code from your app'
        }
      >
        <TextInput
          size="large"
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={isSaving}>
        {label}
      </Button>
    </form>
  )
}
