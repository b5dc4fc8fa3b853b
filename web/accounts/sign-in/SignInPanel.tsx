import { BecomeLinks } from '../BecomeLinks.tsx'
import { DemoSignIns } from './DemoSignIns.tsx'
import { SignInLink } from '../SignInLink.tsx'
import { SignInForm } from './SignInForm.tsx'

type Props = { onSignedIn: () => void }

export function SignInPanel({ onSignedIn }: Props) {
  return (
    <>
      <SignInForm
        onSignedIn={onSignedIn}
        forgot={<SignInLink to="forgot_password">Forgot Password</SignInLink>}
      />
      {import.meta.env.DEV && <DemoSignIns onSignedIn={onSignedIn} />}
      <hr />
      <BecomeLinks />
    </>
  )
}
