import { BecomeLinks } from './BecomeLinks.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { DoorLink } from './DoorLink.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { onSignedIn: () => void }

export function SignInPanel({ onSignedIn }: Props) {
  return (
    <>
      <SignInForm
        onSignedIn={onSignedIn}
        forgot={<DoorLink to="forgot_password">Forgot Password</DoorLink>}
      />
      {import.meta.env.DEV && <DemoSignIns onSignedIn={onSignedIn} />}
      <hr />
      <BecomeLinks />
    </>
  )
}
