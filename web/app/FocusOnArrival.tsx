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

const PATIENCE_MS = 2000

/** Waits for what is not there yet: the heading of a page that loads, the end of a dialog that leaves. */
function focusHeading() {
  const deadline = performance.now() + PATIENCE_MS
  const before = document.activeElement
  seek()

  function seek() {
    const isDialogOpen = document.querySelector('[role="dialog"]') !== null
    // Someone who meanwhile went elsewhere, or types into the search box of the header, stays there.
    if (document.activeElement instanceof HTMLInputElement && !isDialogOpen) return
    if (document.activeElement !== before && document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('#content h1')
    if (heading && !isDialogOpen) {
      heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
    } else if (performance.now() < deadline) requestAnimationFrame(seek)
  }
}
