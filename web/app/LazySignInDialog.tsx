import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { loadMemberParts } from './member-parts.ts'

const SignInDialog = lazy(async () => {
  // Here by the time the password is typed.
  void loadMemberParts()
  const file = await import('#web/accounts/SignInDialog.tsx')
  return { default: file.SignInDialog }
})

/** Fetched when it first opens: the landing page does without forms and dialogs. */
export function LazySignInDialog(props: ComponentProps<typeof SignInDialog>) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null

  return (
    <Suspense>
      <SignInDialog {...props} />
    </Suspense>
  )
}
