import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { fieldToTypeIn } from '#web/platform/hooks/field-to-type-in.ts'

/** After a change of page, focus goes to its heading, so that it is read out and Tab starts there. */
export function FocusOnArrival() {
  const router = useRouter()

  useEffect(() => {
    let leave = () => {}
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return
      leave()
      leave = focusHeading()
    })
    return () => {
      unsubscribe()
      leave()
    }
  }, [router])
  return null
}

const PATIENCE_MS = 2000

/** Waits for what is not there yet: the heading of a page that loads, the end of a dialog that leaves. */
function focusHeading() {
  const deadline = performance.now() + PATIENCE_MS
  const before = document.activeElement
  const watcher = new MutationObserver(seekAgain)
  let focused: HTMLElement | undefined
  seek()
  return () => watcher.disconnect()

  function seek() {
    const isDialogOpen = document.querySelector('[role="dialog"]') !== null
    // Someone who meanwhile went elsewhere, or types into the search box of the header, stays there.
    if (document.activeElement instanceof HTMLInputElement && !isDialogOpen) return
    if (document.activeElement !== before && document.activeElement !== document.body) return
    const heading = headingOfPage()
    if (heading && !isDialogOpen) {
      if (heading instanceof HTMLHeadingElement) heading.setAttribute('tabindex', '-1')
      heading.focus({ preventScroll: true })
      focused = heading
      watcher.observe(document.body, { childList: true, subtree: true })
    } else if (performance.now() < deadline) requestAnimationFrame(seek)
  }

  // While a page loads it may have a heading that goes with the rest of what stood in its place.
  function seekAgain() {
    if (focused?.isConnected) return
    watcher.disconnect()
    if (document.activeElement === document.body) seek()
  }
}

/** A page that opens in the middle of something, such as a step, says which heading that is, or that one types at once. */
function headingOfPage() {
  const marked = document.querySelector<HTMLElement>('#content [data-arrival]')
  const field = marked?.dataset['arrival'] === 'field' && fieldToTypeIn(marked.closest('form'))
  return field || marked || document.querySelector<HTMLElement>('#content h1')
}
