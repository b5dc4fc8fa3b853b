import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { anyCodeForm, appCodeForm } from '#market/accounts/second-factor-api.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { Button } from '#web/platform/ui/Button.tsx'
import { Field } from '#web/platform/ui/fields/Field.tsx'
import { TextInput } from '#web/platform/ui/fields/TextInput.tsx'

type Props = {
  /** The button's label. */
  label: string
  /** Whether recovery codes are accepted as well. */
  takesRecovery?: boolean
  sending: { isPending: boolean; error: Error | null }
  onSubmit: (code: string) => void
}

/** The field for a code of the authenticator app. */
export function CodeForm({ label, takesRecovery = false, sending, onSubmit }: Props) {
  const { register, handleSubmit, setFocus, formState } = useForm({
    resolver: zodResolver(takesRecovery ? anyCodeForm : appCodeForm),
    defaultValues: { code: '' },
  })
  useEffect(() => setFocus('code'), [setFocus])
  const refused = isCallError(sending.error) ? sending.error.fields['code']?.[0] : undefined

  return (
    <form
      noValidate
      className="col g4"
      onSubmit={(event) => void handleSubmit(({ code }) => onSubmit(code))(event)}
    >
      {sending.error && !refused && <Banner tone="red">{sending.error.message}</Banner>}
      <Field
        label="Code"
        hint={
          takesRecovery
            ? 'The 6 figures of your app, or a recovery code'
            : 'The 6 figures of your app'
        }
        error={formState.errors.code?.message ?? refused}
      >
        <TextInput
          {...register('code')}
          size="large"
          inputMode={takesRecovery ? 'text' : 'numeric'}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" kind="primary" size="large" full busy={sending.isPending}>
        {label}
      </Button>
    </form>
  )
}
