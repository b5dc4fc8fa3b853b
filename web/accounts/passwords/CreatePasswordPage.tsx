import { useRouter } from '@tanstack/react-router'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { useViewer } from '../account-queries.ts'
import { AuthHead } from '../AuthHead.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'
import { useCreatePassword } from './password-queries.ts'
import { SignedInAs } from '../SignedInAs.tsx'

/** An approved buyer's last step before the catalogue. */
export function CreatePasswordPage() {
  usePageTitle('Create Password')
  const router = useRouter()
  const viewer = useViewer()
  const create = useCreatePassword()

  const enter = () => void router.navigate({ to: paths.catalogue(), replace: true })
  return (
    <main className="col g6">
      <AuthHead title="Create Password">
        <p>You’re approved. Create a password to open the catalog.</p>
      </AuthHead>
      <NewPasswordForm
        label="Create Password"
        email={viewer?.email}
        send={({ password }) => create.mutateAsync(password)}
        onSaved={enter}
      />
      <SignedInAs />
    </main>
  )
}
