import { useLocation, useRouter } from '@tanstack/react-router'
import { paths } from '#web/platform/navigation/paths.ts'
import { LazySignInDialog } from './LazySignInDialog.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sign-in modal stands over this page; afterwards the person goes on to `from`. */
    signIn?: { from: string } | undefined
  }
}

/** The modal that `/sign_in`, or a page that needs a session, opens over the landing page. */
export function SignIn() {
  const router = useRouter()
  const asked = useLocation({ select: ({ state }) => state.signIn })

  return (
    <LazySignInDialog
      open={asked !== undefined}
      onClose={() => void router.navigate({ to: paths.home(), replace: true })}
      onSignedIn={() => void router.navigate({ href: asked?.from ?? paths.home(), replace: true })}
    />
  )
}
