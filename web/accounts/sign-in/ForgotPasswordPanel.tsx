import { Link } from '#web/platform/navigation/Link.tsx'
import { paths } from '#web/platform/navigation/paths.ts'
import { SignInLink } from '../SignInLink.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { useRequestReset } from '../passwords/password-queries.ts'
import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { CHECK_EMAIL } from '#market/accounts/password-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'

export function ForgotPasswordPanel() {
  const reset = useRequestReset()
  return (
    <>
      {reset.data ? (
        <ResetAsked message={reset.data.message} />
      ) : (
        <ForgotPasswordForm reset={reset} />
      )}
      <div className="row between wrap">
        <SignInLink to="sign_in">Back to Sign In</SignInLink>
        <Link href={paths.becomeBuyer()}>Become a Buyer</Link>
      </div>
    </>
  )
}

type Props = { message: string }

/** Takes the focus of the form it replaces, so that screen readers announce it. */
function ResetAsked({ message }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="green" icon={MailCheck}>
        <p className="semi">{CHECK_EMAIL}</p>
        <p>{message}</p>
      </Banner>
    </div>
  )
}
