import { useSyncExternalStore } from 'react'

const results = pagePart()
const loading = pagePart()

/** For what the page lists: the link “Skip to results” leads there. */
export const asResults = { 'data-results': true, ref: results.ref }

/** For a part of the page whose content is still loading. */
export const asLoading = (isLoading = true) =>
  isLoading ? { 'aria-busy': true, ref: loading.ref } : undefined

/** On a page that was drawn elsewhere this holds until its scripts know better. */
export const useHasResults = () => results.useIsThere(true)

export const useIsLoading = () => loading.useIsThere(false)

/**
 * Parts of one kind, counted as they come and go, so that the frame of the page can follow.
 * With `:has()` over the whole page the browser would style all of it again at each change in it.
 */
function pagePart() {
  let count = 0
  const listeners = new Set<() => void>()
  const add = (change: number) => {
    count += change
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const isThere = () => count > 0
  return {
    ref: () => {
      add(1)
      return () => add(-1)
    },
    useIsThere: (whenDrawn: boolean) => useSyncExternalStore(subscribe, isThere, () => whenDrawn),
  }
}
