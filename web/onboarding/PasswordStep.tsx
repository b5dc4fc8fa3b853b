import type { CurrentUser } from '#market/accounts/current-user.ts'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { NewPasswordForm } from '#web/accounts/passwords/NewPasswordForm.tsx'
import { useCreatePassword } from '#web/accounts/passwords/password-queries.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'

type Props = { viewer: CurrentUser }

/** Once there is a password, the wizard continues. */
export function PasswordStep({ viewer }: Props) {
  usePageTitle('Create Password')
  const create = useCreatePassword()
  return (
    <>
      <AuthHead title="Create Password">
        <p>With it you come back to your shop at any time, also while we review it.</p>
      </AuthHead>
      <NewPasswordForm
        label="Create Password"
        email={viewer.email}
        send={({ password }) => create.mutateAsync(password)}
      />
    </>
  )
}
