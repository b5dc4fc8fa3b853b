import { useQueryClient } from '@tanstack/react-query'
import { changePasswordForm } from '#market/accounts/password.ts'
import { useSavedForm } from '#web/platform/ui/forms/use-saved-form.ts'
import { toast } from '#web/platform/ui/toasts/toasts.ts'
import { AccountSection } from './AccountSection.tsx'
import { useUpdateMe } from './me-queries.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { SectionForm } from './SectionForm.tsx'
import { sessionsKey } from './session-list-queries.ts'
import type { TellUnsaved } from './use-unsaved-forms.ts'

type Props = { email: string; tellUnsaved: TellUnsaved }

const BLANK = { current_password: '', password: '', password_confirmation: '' }

export function PasswordSection({ email, tellUnsaved }: Props) {
  const queries = useQueryClient()
  const change = useUpdateMe()
  const form = useSavedForm({
    schema: changePasswordForm,
    start: BLANK,
    send: ({ current_password, password }) => change.mutateAsync({ current_password, password }),
    kept: () => BLANK,
    tell: () => {
      void queries.invalidateQueries({ queryKey: sessionsKey })
      toast('Password changed. All other devices were signed out.')
    },
  })
  return (
    <AccountSection
      id="password"
      summary="Changing your password signs out all other devices. We’ll email you about the change."
    >
      <SectionForm id="password" form={form} saveLabel="Change password" tellUnsaved={tellUnsaved}>
        <PasswordFields form={form} email={email} />
      </SectionForm>
    </AccountSection>
  )
}
