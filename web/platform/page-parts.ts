import { useSyncExternalStore } from 'react'

const results = pagePart(() => true)
const loading = pagePart((element) => element.closest('#content') !== null)

/** For what the page lists: the link “Skip to results” leads there. */
export const asResults = { 'data-results': true, ref: results.ref }

/** For a part of the page whose content is still loading. */
export const asLoading = (isLoading = true) =>
  isLoading ? { 'aria-busy': true, ref: loading.ref } : undefined

/** On a page that the server drew, the link stays in place while the scripts take over, so it keeps the focus. */
export const useHasResults = () =>
  useSyncExternalStore(
    results.subscribe,
    () => results.isThere() || document.querySelector('#root[data-page] [data-results]') !== null,
    () => true,
  )

/** Ignores dialogs, which lie above the page. */
export const useIsLoading = () =>
  useSyncExternalStore(loading.subscribe, loading.isThere, () => false)

/** What was asked of the drawn page is asked of its parts from here on. */
export const countPartsAlone = () => results.tell()

/**
 * Parts of one kind, counted as they come and go, so that the frame of the page can follow.
 * With `:has()` over the whole page the browser would restyle all of it at each change in it.
 */
function pagePart(isOfPage: (element: Element) => boolean) {
  let count = 0
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  const add = (change: number) => {
    count += change
    tell()
  }
  return {
    ref: (element: Element | null) => {
      if (!element || !isOfPage(element)) return undefined
      add(1)
      return () => add(-1)
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell,
    isThere: () => count > 0,
  }
}
