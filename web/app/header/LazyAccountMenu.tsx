import { lazy, Suspense, type ComponentProps } from 'react'

const AccountMenu = lazy(async () => {
  const file = await import('./AccountMenu.tsx')
  return { default: file.AccountMenu }
})

/** Fetched after the page stands; until then its trigger is already in place. */
export function LazyAccountMenu(props: ComponentProps<typeof AccountMenu>) {
  return (
    <Suspense fallback={props.trigger}>
      <AccountMenu {...props} />
    </Suspense>
  )
}
