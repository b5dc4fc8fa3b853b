import { useEffect, useState, type RefObject } from 'react'

export type HiddenSides = 'start' | 'end' | 'both' | undefined

/** At which sides a box that scrolls sideways has more than what is in view. */
export function useHiddenSides(box: RefObject<HTMLElement | null>, enabled: boolean): HiddenSides {
  const [sides, setSides] = useState<HiddenSides>()
  useEffect(() => {
    const { current } = box
    if (!enabled || !current) return undefined
    const measure = () => setSides(sidesOf(current))
    const watcher = new ResizeObserver(measure)
    watcher.observe(current)
    for (const child of current.children) watcher.observe(child)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      watcher.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [box, enabled])
  return sides
}

function sidesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): HiddenSides {
  // Zoomed pages scroll by parts of a pixel.
  const start = scrollLeft > 1
  const end = scrollLeft + clientWidth < scrollWidth - 1
  if (start && end) return 'both'
  if (start) return 'start'
  return end ? 'end' : undefined
}
