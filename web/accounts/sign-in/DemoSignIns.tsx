import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { useSignIn } from '../session-queries.ts'

type Props = { onSignedIn: () => void }

/** In development, one click for each role of the demo marketplace. */
export function DemoSignIns({ onSignedIn }: Props) {
  const signIn = useSignIn()
  return (
    <div className="row wrap g2">
      {demoSignIns.map(({ role, email, password }) => (
        <Button
          key={role}
          size="small"
          busy={signIn.isPending && signIn.variables.email === email}
          onClick={() => signIn.mutate({ email, password }, { onSuccess: onSignedIn })}
        >
          Demo {role}
        </Button>
      ))}
    </div>
  )
}
