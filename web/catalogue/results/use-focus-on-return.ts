import { useEffect, type MouseEvent, type RefObject } from 'react'

/** The product that a visit was left for. */
const leftFor = new Map<string, string>()
const PATIENCE_MS = 2000

/** After coming back from a product, focus is on its card again. */
export function useFocusOnReturn(list: RefObject<HTMLElement | null>, visit: string | undefined) {
  useEffect(() => {
    const href = visit && leftFor.get(visit)
    if (!href) return undefined
    const deadline = performance.now() + PATIENCE_MS
    let frame = requestAnimationFrame(seek)

    // The place in the page is restored first, and only then is its row drawn.
    function seek() {
      const links = list.current?.querySelectorAll('a') ?? []
      const link = [...links].find((each) => each.getAttribute('href') === href)
      if (link) link.focus({ preventScroll: true })
      else if (performance.now() < deadline) frame = requestAnimationFrame(seek)
    }
    return () => cancelAnimationFrame(frame)
  }, [list, visit])

  return {
    onClick: ({ target }: MouseEvent<HTMLElement>) => {
      const href = target instanceof Element && target.closest('a')?.getAttribute('href')
      if (visit && href) leftFor.set(visit, href)
    },
  }
}
