import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { useTakenOver } from '#web/platform/hooks/use-taken-over.ts'

/** Above and below the window, so that Tab and Enter find the next row before it is scrolled to. */
const ROWS_BEYOND = 6

type Rows = { count: number; guessedHeight: number; gap: number }

/** Where no window can be measured yet: on the server, and until its page is taken over. */
const FIRST_HEIGHT = 1000
const NOWHERE = { width: 0, height: 0 }

/** The rows of a long list that are worth drawing, and the room that the others take. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, rows: Rows) {
  const isTakenOver = useTakenOver()
  const top = useTop(list)
  // oxlint-disable-next-line react/incompatible-library -- read at each drawing, and memoized nowhere
  const virtualizer = useWindowVirtualizer({
    count: rows.count,
    estimateSize: () => rows.guessedHeight,
    gap: rows.gap,
    scrollMargin: top,
    overscan: ROWS_BEYOND,
    initialRect: import.meta.env.SSR ? NOWHERE : { width: innerWidth, height: innerHeight },
  })
  const drawn = isTakenOver ? virtualizer.getVirtualItems() : []
  const [first, last] = [drawn[0], drawn.at(-1)]
  if (!isTakenOver) return { ...firstOf(rows), measure: virtualizer.measureElement, above: 0 }
  return {
    rows: drawn.map(({ index }) => index),
    /** For what shows how high its row became; it says which by `data-index`. */
    measure: virtualizer.measureElement,
    above: first ? first.start - top : 0,
    below: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
  }
}

/** The others take their room from the beginning: where the list seems to end, its next page is fetched. */
function firstOf({ count, guessedHeight, gap }: Rows) {
  const length = Math.min(count, Math.ceil(FIRST_HEIGHT / guessedHeight))
  const rows = Array.from({ length }, (_, row) => row)
  return { rows, below: (count - length) * (guessedHeight + gap) }
}

/** Where the list begins in the page: whatever is above may grow or go. */
function useTop(list: RefObject<HTMLElement | null>) {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const look = () => {
      if (list.current) setTop(list.current.getBoundingClientRect().top + scrollY)
    }
    look()
    const watcher = new ResizeObserver(look)
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [list])
  return top
}
