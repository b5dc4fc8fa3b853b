import { useMemo, useRef, type RefObject } from 'react'
import type { PageKey } from './shown-keys.ts'
import { usePageKeys } from './use-page-keys.ts'

type Options = {
  /** A selector of the items, within the list. */
  items: string
  /** A selector of what takes the focus in an item, such as the button that opens it. */
  focuses: string
  /** Further keys for the item that the reader is at; a constant outside the component. */
  keys?: readonly PageKey[]
  onPress?: (key: string, item: HTMLElement) => void
}

const MOVES = [
  { key: 'j', does: 'Next in the list (Enter opens it)' },
  { key: 'k', does: 'Previous in the list' },
]

/**
 * `useListKeys(list, { items, focuses, keys, onPress })`: j and k move the focus through a list of cards, and further
 * letters do something with the card that has the focus, or had it last; before that, with the first. The first j goes
 * to what is in view.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, options: Options) {
  const { items, focuses, keys = NONE, onPress } = options
  const last = useRef<HTMLElement>(undefined)

  usePageKeys(
    useMemo(() => [...MOVES, ...keys], [keys]),
    (key) => {
      const all = [...(list.current?.querySelectorAll<HTMLElement>(items) ?? [])]
      const at = all.findIndex((item) => item.contains(document.activeElement))
      const current = at < 0 ? all.findIndex((item) => item === last.current) : at
      const by = { j: 1, k: -1 }[key]
      const before = current < 0 ? all.findIndex(isInView) - 1 : current
      const item = all[by === undefined ? Math.max(current, 0) : before + by]
      if (!item) return
      last.current = item
      if (by === undefined) onPress?.(key, item)
      else goTo(item, focuses)
    },
  )
}

const NONE: readonly PageKey[] = []

const isInView = (item: HTMLElement) => item.getBoundingClientRect().top >= 0

function goTo(item: HTMLElement, focuses: string) {
  item.querySelector<HTMLElement>(focuses)?.focus({ preventScroll: true })
  item.scrollIntoView({ block: 'nearest' })
}
