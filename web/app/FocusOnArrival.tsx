import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** After a change of page, focus goes to its heading, so that it is read out and Tab starts there. */
export function FocusOnArrival() {
  const router = useRouter()

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (pathChanged && fromLocation) focusHeading()
      }),
    [router],
  )
  return null
}

function focusHeading() {
  // Someone typing into the search box of the header stays in it.
  if (document.activeElement instanceof HTMLInputElement) return
  if (document.querySelector('[role="dialog"]')) return
  const heading = document.querySelector<HTMLElement>('#content h1')
  const target = heading ?? document.getElementById('content')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
