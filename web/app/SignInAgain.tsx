import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { useSessionEnd } from '#web/accounts/use-session-end.ts'
import { useHasOpened } from '#web/platform/hooks/use-has-opened.ts'

const SignInAgainDialog = lazy(async () => {
  const file = await import('#web/accounts/sign-in/SignInAgainDialog.tsx')
  return { default: file.SignInAgainDialog }
})

type Props = ReturnType<typeof useSessionEnd>

/** The dialog over a page whose session ended; another user's sign-in redirects to their own home. */
export function SignInAgain({ session, putOff, resume }: Props) {
  const router = useRouter()
  const isOpen = session === 'ended'
  if (!useHasOpened(isOpen)) return null

  function goOn() {
    resume()
    void router.invalidate()
  }
  return (
    <Suspense>
      <SignInAgainDialog open={isOpen} onClose={putOff} onSignedIn={goOn} />
    </Suspense>
  )
}
