import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useDoor } from '#web/accounts/door.ts'
import { paths } from '#web/platform/navigation/paths.ts'

const SignInDialog = lazy(async () => {
  const file = await import('#web/accounts/SignInDialog.tsx')
  return { default: file.SignInDialog }
})

/** The modal that `/sign_in`, `/sign_up`, `/forgot_password`, or a page that needs a session, opens over the landing page. */
export function SignInDialogs() {
  const router = useRouter()
  const door = useDoor()
  const [last, setLast] = useState(door)
  if (door && door !== last) setLast(door)
  if (!last) return null

  return (
    <Suspense>
      <SignInDialog
        shows={last.name}
        open={door !== undefined}
        onClose={() => void router.navigate({ to: paths.home(), replace: true })}
        onSignedIn={() => void router.navigate({ href: last.from, replace: true })}
      />
    </Suspense>
  )
}
