import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { changePasswordForm } from '#market/accounts/password.ts'
import { isCallError } from '#web/platform/http/call-error.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { useUpdateMe } from './me-queries.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sessionsKey } from './session-list-queries.ts'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { email: string; tellUnsaved: TellUnsaved }
type Chosen = z.infer<typeof changePasswordForm>

const BLANK: Chosen = { current_password: '', password: '', password_confirmation: '' }

export function PasswordSection({ email, tellUnsaved }: Props) {
  const queries = useQueryClient()
  const change = useUpdateMe()
  const form = useForm({ resolver: zodResolver(changePasswordForm), defaultValues: BLANK })

  function save({ current_password, password }: Chosen) {
    change.mutate(
      { current_password, password },
      {
        onSuccess: () => {
          form.reset(BLANK)
          void queries.invalidateQueries({ queryKey: sessionsKey })
          toast('Your password is changed. All other devices are signed out.')
        },
        onError: (error) => {
          const refused = refusedFields(error)
          for (const [field, message] of refused) form.setError(field, { message })
          const [first] = refused
          if (first) form.setFocus(first[0])
        },
      },
    )
  }
  return (
    <AccountSection
      id="password"
      summary="Changing it signs out all other devices. We tell you of the change by mail."
    >
      <SectionForm
        id="password"
        form={form}
        saveLabel="Change password"
        isSaving={change.isPending}
        problem={refusedFields(change.error).length > 0 ? undefined : change.error?.message}
        onSave={save}
        tellUnsaved={tellUnsaved}
      >
        <PasswordFields form={form} email={email} />
      </SectionForm>
    </AccountSection>
  )
}

/** What the server finds wrong with one of the passwords: not the right one, or used by many. */
function refusedFields(error: Error | null) {
  const fields = isCallError(error) ? error.fields : {}
  return (['current_password', 'password'] as const).flatMap((field) => {
    const message = fields[field]?.[0]
    return message ? [[field, message] as const] : []
  })
}
