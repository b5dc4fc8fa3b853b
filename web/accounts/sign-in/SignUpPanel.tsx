import { BecomeLinks } from '../BecomeLinks.tsx'
import { SignInLink } from '../SignInLink.tsx'

export function SignUpPanel() {
  return (
    <>
      <p className="soft">
        Lotline is open to members. Tell us who you are, and we will respond via email in 24 hours.
      </p>
      <BecomeLinks />
      <p>
        Already a member? <SignInLink to="sign_in">Sign In</SignInLink>
      </p>
    </>
  )
}
