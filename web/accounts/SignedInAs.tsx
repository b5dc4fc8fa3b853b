import { TextButton } from '#web/platform/ui/TextButton.tsx'
import { useViewer } from './account-queries.ts'
import { useSignOut } from './session-queries.ts'

/** On pages without the shell: who this is, and the way out. */
export function SignedInAs() {
  const viewer = useViewer()
  const signOut = useSignOut()
  if (!viewer) return null

  return (
    <p className="t13 muted">
      Signed in as {viewer.email}.{' '}
      <TextButton disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign Out
      </TextButton>
    </p>
  )
}
