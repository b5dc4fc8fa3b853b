import { useLayoutEffect, useState, type RefObject } from 'react'
import { columnsIn } from './columns-in.ts'

/** How many cards stand side by side. */
export function useColumns(list: RefObject<HTMLElement | null>) {
  const [columns, setColumns] = useState(columnsIn(innerWidth))
  useLayoutEffect(() => {
    if (!list.current) return undefined
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setColumns(columnsIn(entry.contentRect.width))
    })
    watcher.observe(list.current)
    return () => watcher.disconnect()
  }, [list])
  return columns
}
