import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls once the element has come into sight of somebody who looks at this page, and again for each new `what`. */
export function useSeen(
  element: RefObject<HTMLElement | null>,
  what: number | undefined,
  onSeen: (what: number) => void,
) {
  const tell = useEffectEvent(onSeen)

  useEffect(() => {
    const watched = element.current
    if (what === undefined || !watched) return undefined
    let isInSight = false
    const look = () => {
      if (!isInSight || document.visibilityState !== 'visible') return
      stop()
      tell(what)
    }
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false
      look()
    })
    function stop() {
      observer.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
    observer.observe(watched)
    document.addEventListener('visibilitychange', look)
    return stop
  }, [element, what])
}
