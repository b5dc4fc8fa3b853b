import { useQueryClient } from '@tanstack/react-query'
import { useHydrated, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'
import { afterSignIn, homes, pageAt } from '#market/accounts/pages.ts'
import { stageOf } from '#market/accounts/stage.ts'
import { standingOf } from '#market/accounts/standing-of.ts'
import { viewerQuery } from '#web/accounts/account-queries.ts'
import { useOpenSignInDialog } from '#web/accounts/open-sign-in-dialog.ts'
import { afterPaint } from '#web/platform/after-paint.ts'
import { paths } from '#web/platform/navigation/paths.ts'
import { loadMemberParts } from './member-parts.ts'

const SignInDialog = lazy(async () => {
  const file = await import('#web/accounts/sign-in/SignInDialog.tsx')
  return { default: file.SignInDialog }
})

/** The modal that `/sign_in`, `/sign_up`, `/forgot_password`, or a page that needs a session, opens over the landing page. */
export function SignInDialogs() {
  const router = useRouter()
  const queries = useQueryClient()
  const signInDialog = useOpenSignInDialog()
  const [last, setLast] = useState(signInDialog)
  if (signInDialog && signInDialog !== last) setLast(signInDialog)
  const isSigningIn = signInDialog?.name === 'sign_in'
  // So that the first page of a member comes with its header.
  useEffect(() => {
    if (isSigningIn) void afterPaint().then(() => loadMemberParts(location.pathname))
  }, [isSigningIn])
  if (!last) return null

  /** A file is not a page: it downloads while the page stays. */
  async function goOn(to: string, home: string) {
    const isPage = pageAt(to.replace(/[?#].*/, '')) !== undefined
    await router.navigate({ href: isPage ? to : home, replace: true })
    if (!isPage) location.assign(to)
  }

  return (
    <SignInOver
      shows={last.name}
      open={signInDialog !== undefined}
      onClose={() => void router.navigate({ to: paths.home(), replace: true })}
      onSignedIn={() => {
        const person = standingOf(queries.getQueryData(viewerQuery.queryKey) ?? null)
        void goOn(afterSignIn(person, last.from), homes[stageOf(person)])
      }}
    />
  )
}

/** What was rendered at build has no dialog over it, and the dialog fetches a file of its own. */
function SignInOver(props: ComponentProps<typeof SignInDialog>) {
  const isHydrated = useHydrated()
  return (
    isHydrated && (
      <Suspense>
        <SignInDialog {...props} />
      </Suspense>
    )
  )
}
