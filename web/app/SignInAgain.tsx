import { useRouter } from '@tanstack/react-router'
import { LazySignInDialog } from './LazySignInDialog.tsx'
import type { useSessionEnd } from '#web/accounts/use-session-end.ts'

type Props = ReturnType<typeof useSessionEnd>

/** The modal over a page whose session ended; another person's sign-in leads to where they may be. */
export function SignInAgain({ session, putOff, resume }: Props) {
  const router = useRouter()

  function goOn() {
    resume()
    void router.invalidate()
  }
  return (
    <LazySignInDialog open={session === 'ended'} sessionEnded onClose={putOff} onSignedIn={goOn} />
  )
}
