import { useLayoutEffect, useState, type RefObject } from 'react'
import { isUpTo } from '#web/platform/theme/is-up-to.ts'
import type { Layout } from './layout.ts'

/** How a list of products is laid out; all its rows are equally high. */
export type GridShape = {
  columns: number
  rowHeight: number
  rowGap: number
  /** Where the list begins in the page. */
  top: number
}

const UNSEEN: GridShape = { columns: 4, rowHeight: 360, rowGap: 32, top: 400 }
/** So that a phone does not draw more at first than it shows. */
const unseen = (layout: Layout) =>
  layout === 'grid' && isUpTo('--phone') ? { ...UNSEEN, columns: 2 } : UNSEEN

/** As last seen, so that who comes back finds a page of the same height from the first moment. */
const lastSeen = new Map<Layout, GridShape>()

/** Reads the shape from the styles, which know the columns for each width. */
export function useGridShape(list: RefObject<HTMLElement | null>, layout: Layout): GridShape {
  const [seen, setSeen] = useState(() => ({
    layout,
    shape: lastSeen.get(layout) ?? unseen(layout),
  }))

  useLayoutEffect(() => {
    function look() {
      if (!list.current) return
      const shape = shapeOf(list.current)
      if (!shape) return
      lastSeen.set(layout, shape)
      setSeen((before) =>
        before.layout === layout && isSame(before.shape, shape) ? before : { layout, shape },
      )
    }
    look()
    const watcher = new ResizeObserver(look)
    if (list.current) watcher.observe(list.current)
    // Whatever is above may grow or go.
    watcher.observe(document.body)
    return () => watcher.disconnect()
  }, [list, layout])

  return seen.layout === layout ? seen.shape : (lastSeen.get(layout) ?? unseen(layout))
}

function shapeOf(list: HTMLElement): GridShape | undefined {
  const row = list.firstElementChild
  if (!row) return undefined
  const { gridTemplateColumns, rowGap } = getComputedStyle(list)
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: row.getBoundingClientRect().height,
    rowGap: Number.parseFloat(rowGap) || 0,
    top: list.getBoundingClientRect().top + scrollY,
  }
}

const isSame = (one: GridShape, other: GridShape) =>
  one.columns === other.columns &&
  one.rowHeight === other.rowHeight &&
  one.rowGap === other.rowGap &&
  one.top === other.top
