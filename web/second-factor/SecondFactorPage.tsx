import { useRouter } from '@tanstack/react-router'
import { useViewer } from '#web/accounts/account-queries.ts'
import { AuthHead } from '#web/accounts/AuthHead.tsx'
import { SignedInAs } from '#web/accounts/SignedInAs.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { usePageTitle } from '#web/platform/navigation/use-page-title.ts'
import { CodeForm } from './CodeForm.tsx'
import { useFactorIsSetUp, useProveSecondFactor } from './second-factor-queries.ts'
import { SetUpFactor } from './SetUpFactor.tsx'

/** The page on which staff set up or prove the second factor after the password. */
export function SecondFactorPage() {
  usePageTitle('Second factor')
  const router = useRouter()
  const prove = useProveSecondFactor()
  const takeIn = useFactorIsSetUp()
  const isMissing = useViewer()?.second_factor === 'missing'
  const enter = () => void router.navigate({ to: paths.home(), replace: true })

  return (
    <main className="col g6">
      {isMissing ? (
        <>
          <AuthHead title="Set up your second factor">
            <p>Administrators sign in with a password and a code from an authenticator app.</p>
          </AuthHead>
          <SetUpFactor onDone={() => void takeIn().then(enter)} />
        </>
      ) : (
        <>
          <AuthHead title="Enter your code">
            <p>One more step: enter the code from your authenticator app.</p>
          </AuthHead>
          <CodeForm
            takesRecovery
            label="Sign In"
            send={(code) => prove.mutateAsync(code)}
            onSent={enter}
          />
        </>
      )}
      <SignedInAs />
    </main>
  )
}
