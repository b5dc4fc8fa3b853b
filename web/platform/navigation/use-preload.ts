import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Who crosses a list of links with the mouse rests on none of them. */
const RESTING_MS = 50

/** What an anchor listens to, so that its page is fetched while somebody is about to open it. */
export function usePreload(href: string) {
  const router = useRouter({ warn: false })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  return { onPointerEnter: rest, onFocus: rest, onPointerLeave: leave, onBlur: leave, onTouchStart }

  function rest() {
    leave()
    timer.current = setTimeout(preload, RESTING_MS)
  }

  function leave() {
    clearTimeout(timer.current)
  }

  function onTouchStart() {
    leave()
    preload()
  }

  function preload() {
    // `href` decides, with its search; the types ask for a `to` as well.
    if (href.startsWith('/')) void router?.preloadRoute({ to: href, href })
  }
}
